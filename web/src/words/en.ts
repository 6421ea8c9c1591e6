import { mark, type Phrase } from "./phrase";

const plurals = new Intl.PluralRules("en");
const ors = new Intl.ListFormat("en-GB", { type: "disjunction" });
const lists = new Intl.ListFormat("en-GB");
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const ORDINAL_ENDS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === "one" ? one : other}`;
}

function ordinal(number: number): string {
  return `${number}${ORDINAL_ENDS[ordinals.select(number)]}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns every mix of rarities in words, by the letters on the cards. */
function rarities(): Record<string, string> {
  const names = Object.entries({ CO: "Commons", UC: "Uncommons", RA: "Rares", SR: "Super Rares" });
  const mixes = Array.from({ length: 2 ** names.length - 1 }, (_, mix) => names.filter((_, place) => ((mix + 1) >> place) & 1));
  const told = (mix: typeof names): string => (mix.length === names.length ? "all of them" : mix.length === 1 ? `${mix[0]![1]} only` : lists.format(mix.map(([, name]) => name)));
  return Object.fromEntries(mixes.map((mix) => [mix.map(([sign]) => sign).join("+"), told(mix)]));
}

/** What the client says in English. What is true of a game, such as prompts and the log, is said by the server. */
export const en = {
  parts: {
    close: "Close",
    pages: "Pages",
    learn: "Learn",
    you: "You",
    changeLight: "Switch between dusk and dawn",
    nowhere: "Too dark to see",
    nothingHere: "There’s nothing at this address.",
    backToGames: "Back to the games",
    tryAgain: "Try again",
    fewer: "One fewer",
    more: "One more",
    usual: "Common numbers",
    fetching: "Loading …",
    laying: "Setting the table …",
    opening: "Opening the replay …",
    offlineOpening: "You’re offline. The table will open as soon as you’re back.",
  },

  errors: {
    unreachable: "Can’t reach the server. Are you online?",
    refused: "That didn’t work.",
    unknown: "Something went wrong. Please try again.",
    turnedAway: (reason: string): string => `The server won’t let you in: ${reason || "it doesn’t know you"}. Are cookies turned off?`,
    noTable: "This table doesn’t exist.",
    noGame: (game: string): string => `${game} can’t be played in the browser yet.`,
  },

  lobby: {
    title: "Gloaming – card games at dusk",
    heading: "Card games at dusk",
    promise: "No account, no download. Sit down and you’re playing in seconds.",
    yourTables: "Your tables",
    openTables: "Open tables",
    toWatch: "Games to watch",
    noTables: "No open tables right now. Invite a friend, or play against bots.",
    goOn: "Continue",
    lookIn: "Watch",
    sitDown: "Sit down",
    showAll: (tables: number): string => `Show all ${tables}`,
    people: (names: string[], open: number): string =>
      [...names, ...(open === 0 ? [] : [open === 1 ? "one seat open" : `${open} seats open`])].join(", "),
    waiting: "waiting for players",
    full: "ready to start",
    yourTurn: "Your turn",
    waitingFor: (names: string[]): string => `waiting for ${lists.format(names)}`,
    botPlays: "a bot is playing for you",
    broken: "out of order",
    details: "Details",
    justBegun: "just started",
    choices: (count: number): string => `${counted(count, "move", "moves")} played`,
    rated: "rated",
    players: (sizes: number[]): string => {
      const [fewest, most] = [sizes[0]!, sizes.at(-1)!];
      if (fewest === most) return counted(most, "player", "players");
      const gaps = most - fewest + 1 > sizes.length;
      return gaps ? `${ors.format(sizes.map(String))} players` : `${fewest}–${most} players`;
    },
    minutes: (minutes: number): string => `${minutes} minutes`,
    dealing: (game: string): Phrase => ["Dealing …", mark(` ${game} against bots`)],
    playNow: (game: string): Phrase => ["Play now", mark(` ${game} against bots`)],
    invite: (game: string): Phrase => ["Invite friends", mark(` to ${game}`)],
    guidedFirst: "Your first game is guided and takes two minutes.",
    knowsTheRules: (game: string): Phrase => ["I know the rules", mark(`: play a full game of ${game}`)],
    guidedGame: "Two-minute guided game",
    howToPlay: (game: string): Phrase => ["How to play", mark(` ${game}`)],
    later: "Coming later",
    laterMeans: "These two are in the works and can’t be played yet.",
    comingLater: "coming later",
    announced: {
      shadowscape: {
        title: "Shadowscape",
        pitch: "Descend together, room by room, and come back with more than you dared hope for.",
      },
      rokugan: {
        title: "Legend of the Five Rings: Under Fu Leng’s Shadow",
        pitch: "Stand side by side and hold your provinces against a horde that no one commands.",
      },
    },
    colophon:
      "Game names belong to their owners. The rules are in our own words and the drawings are ours. Symbols: game-icons.net, CC BY 3.0.",
  },

  setup: {
    title: (game: string): string => `New table: ${game}`,
    players: "Players",
    seats: "Seats",
    seat: (number: number): string => `Seat ${number}`,
    team: (number: number): string => `Team ${number}`,
    teamsMean: "Teammates sit opposite each other and share a faction. A team’s first seat commands the left flank, its second the right.",
    you: "You",
    open: "Open for a friend",
    bot: (level: string): string => `Bot: ${level}`,
    strength: (wins: number, weaker: string): string => `Wins ${wins} of 100 games against ${weaker}.`,
    clock: "Clock",
    private: [mark("Private."), " Only people with the link can find it."],
    rated: [mark("Rated."), " Counts towards your rating. No hints, and no undo after a reveal."],
    openHands: [mark("Open hands."), " Spectators can see every hand; players see only their own."],
    houseRules: "House rules",
    nothing: "none",
    yes: "yes",
    no: "no",
    /** What the rules call by one word, by the rule it settles. */
    settings: {
      over_bonus: { prediction: "prediction and trick points", none: "trick points only", only: "the prediction only" },
      round_floor: { none: "no minimum" },
      first_starter: { random: "drawn at random" },
      trick_history: { none: "none of them", last: "the last one", all: "all of them" },
      deck_0: { choose: "Chosen at the table", random: "Drawn at random" },
      deck_1: { choose: "Chosen at the table", random: "Drawn at random" },
      first_player: { cut: "both cut their decks", coin: "a coin is tossed" },
      simultaneous_loss: { draw: "nobody wins", attacker: "the attacker wins", "more-aces": "whoever has more Aces wins" },
      format: {
        "sumo-rush": "Sumo Rush – four characters a side, quick",
        controlled: "Controlled – six characters a side",
        fiasco: "Fiasco – eight characters a side",
      },
      contest: { match: "one match", "best-of-3": "best of three", casual: "casual – eight matches of Sumo Rush, or three best-of-three duels" },
      rarities: rarities(),
      leader_face: { "out-of-concern": "Out of Concern", bodyguard: "Bodyguard" },
      ace_order: { choose: "whichever its owner chooses", pile: "the next in order" },
    } as Record<string, Record<string, string>>,
    /** Where they mean something else for two teams. */
    teamSettings: {
      format: { "sumo-rush": "Sumo Rush – six characters a team, quick", controlled: "Controlled – eight characters a team" },
    } as Record<string, Record<string, string>>,
    decks: "Decks",
    cards: "Cards",
    ownDeck: (title: string): string => `${title} – your own deck`,
    ownSet: (title: string): string => `${title} – your own card set`,
    bringDeck: "Upload a deck",
    bringSet: "Upload a card set",
    dropDeck: "or drop it here",
    checking: "Checking …",
    goodDeck: (file: string): string => `${file} is ready to play.`,
    badDeck: (file: string, problems: number): string =>
      `${file} can’t be played yet: ${counted(problems, "problem", "problems")}. Fix it and upload it again.`,
    deckTooLong: (file: string, most: number): string => `${file} is too large. The limit is ${most / 1024} kB, and line breaks and quotes count twice.`,
    deckUnreadable: (file: string): string => `${file} is not a text file. Decks are written in YAML.`,
    writeOwnSet: ["A card set is a YAML file. Here’s ", mark("how to write your own cards"), "."],
    writeOwn: ["A deck is a YAML file. Here’s ", mark("how to write your own cards"), "."],
    openTable: "Open the table and get the link",
    start: "Start the game",
  },

  clock: {
    none: "No clock",
    span: (count: number, unit: "day" | "hour" | "minute" | "second"): string =>
      new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count),
    eachMove: (span: string): string => `${span} per move`,
    wholeGame: (span: string): string => `${span} per player`,
    wholeGameAndMore: (span: string, more: string): string => `${span} per player, plus ${more} per move`,
    hours: (hours: number): string => `${hours} h`,
    left: (time: string): string => `${time} left`,
    short: (seconds: number): string => `${counted(seconds, "second", "seconds")} left. Then a move is made for you.`,
  },

  account: {
    title: "You – Gloaming",
    heading: "You",
    yourName: "Your name",
    nameChanged: "Name saved.",
    keep: "Save",
    yourAccount: "Your account",
    loggedIn: (login: string): Phrase => ["You’re logged in as ", mark(login), "."],
    logOut: "Log out",
    guestAgain: "You’re a guest again.",
    programs: "Your programs",
    programsMean: "With a token, a bot you write can play as you: under your name, with your games and your ratings.",
    token: "Create a token",
    tokenShown: (header: string): Phrase => ["Shown only once. Send it as ", mark(header)],
    keepGames: "Keep your games",
    logIn: "Log in",
    guest: "You’re playing as a guest, and that’s fine. With an account, you can find your games on any device, and no one else can use your name.",
    made: "Account created.",
    welcomeBack: "Welcome back.",
    login: "Username",
    password: "Password",
    make: "Create an account",
    haveOne: "I have an account",
    amNew: "I’m new here",
    ratings: "Ratings",
    certainty: (range: number, games: number): string => `± ${range} after ${counted(games, "game", "games")}`,
    yourGames: "Your games",
    moreGames: "Earlier games",
    noGames: ["No finished games yet. ", mark("Play one"), ", and you can replay it here."],
    rated: "rated",
  },

  settings: {
    heading: "Look and sound",
    language: "Language",
    light: "Theme",
    auto: "System",
    dusk: "Dusk",
    dawn: "Dawn",
    oneTap: [mark("One tap plays."), " No second tap to confirm."],
    noMotion: [mark("No motion."), " Cards don’t fly, and play doesn’t wait for them."],
    contrast: [mark("High contrast.")],
    sounds: [mark("Sounds."), " Quiet cues for your turn, cards, wins and losses, and chat."],
    captions: [mark("Captions."), " Each sound in words on the screen, even when muted."],
  },

  learn: {
    title: (game: string): string => `How to play ${game} – Gloaming`,
    games: "Games",
    ownCards: "Your own cards",
    ownCardsTitle: "Your own cards – Gloaming",
    atTheTable: "At the table",
    touching:
      "Tap a card to preview it. Tap it again, press the button or drag it up to play it. Highlighted cards can be chosen; tap any other to see why not. Some moves take two cards, such as who attacks whom: tap one, then the other, or drag one onto the other.",
    holding: "Rest the mouse on any card, or hold a finger on it, to see it up close with its text.",
    toTheGames: "See the games",
  },

  keys: {
    heading: "Keys",
    meanings: [
      ["1 – 9", "choose a card or a button"],
      ["← →", "move between choices; when looking back, step through moments"],
      ["Enter", "confirm"],
      ["Space", "pass, if you can"],
      ["U", "undo"],
      ["H", "hint"],
      ["L", "log; ↑ ↓ to move, Enter to look back"],
      ["S", "score sheet"],
      ["C", "chat"],
      ["T", "the table as text"],
      ["V", "view the selected card up close"],
      ["/", "type a command"],
      ["?", "this help"],
      ["Esc", "close, put a card down, or return to the game"],
    ] as [key: string, meaning: string][],
  },

  replay: {
    title: (game: string): string => `Replay – ${game}`,
    heading: (game: string): string => `Replay of ${game}`,
    region: "Replay",
    back: "Previous move",
    pause: "Pause",
    play: "Play",
    on: "Next move",
    choice: "Move",
    place: (at: number, choices: number): string => `move ${at} of ${choices}`,
    whoseEyes: "View",
    spectator: "Spectator’s view",
    eyesOf: (name: string): string => `${name}’s view`,
    allHands: "All hands",
    handOf: (name: string): string => `${name}’s hand`,
    held: (cards: number, faceDown: number): string => counted(cards, "card", "cards") + (faceDown === 0 ? "" : ` · ${faceDown} face down`),
    faceDownOf: (name: string): string => `Face down, ${name}`,
    playOnAs: (name: string): string => `Play from here as ${name}`,
    download: "Download",
  },

  gathering: {
    rated: "Rated: no hints, and no undo after a reveal",
    notRated: "Unrated",
    openHands: "Open hands: spectators can see every hand",
    private: "Private: only people with the link can find it",
    houseRule: (rule: string, setting: string): string => `House rule – ${rule.replace(/\.$/, "")}: ${setting}`,
    linkInAddress: "Copy the link from the address bar.",
    seatsOpen: (open: number): string =>
      open === 0 ? "Everyone is here." : open === 1 ? "One seat is open." : `${open} seats are open.`,
    sitOrWatch: "Sit down to play, or stay and watch.",
    copied: "Link copied",
    invite: "Invite with a link",
    open: "open",
    away: "away",
    sitDown: "Sit down",
    botAt: (seat: number): string => `Add a bot at seat ${seat}`,
    botHere: "Add a bot",
    remove: (name: string): Phrase => ["Remove", mark(` ${name}`)],
    standUp: "Stand up",
    terms: "Table settings",
    start: "Start the game",
    close: "Close the table",
    closeHeading: "Close this table?",
    closeMeans: "Everyone here will be told, and nobody can sit down any more. You can’t reopen it.",
    closeIt: "Close it for everyone",
    keepIt: "Keep it open",
    closed: "This table is closed",
    startsWhenFull: ["The game can start once every seat is taken. In the meantime: ", mark("how to play"), "."],
    startsWithHost: ["The host starts the game. In the meantime: ", mark("how to play"), "."],
  },

  table: {
    shared: "On the table",
    title: (game: string | undefined): string => `${game ?? "A table"} – Gloaming`,
    turnTitle: (game: string): string => `Your turn – ${game}`,
    nameless: "The table",
    you: "You",
    seat: (number: number): string => `Seat ${number}`,
    leave: "Back to the lobby",
    lights: { green: "Connected", amber: "Catching up", red: "Offline, your move is saved" },
    phases: "Phases",
    log: "Log",
    scoreSheet: "Score sheet",
    more: "More",
    logAndChat: "Log and chat",
    whatHappened: "What happened",
    nothingHappened: "Nothing has happened yet.",
    lookBack: "Look back to this moment",
    nothingScored: (over: boolean): string => (over ? "Nothing was scored." : "No scores yet."),
    scoreLines: "Score sheet rows",
    scoreLegend: "How to read it",
    broken: "This table is out of order",
    brokenRules: "Something went wrong with the rules.",
    brokenKept: "Everything up to this point is saved.",
    brokenDuel: "This duel doesn’t count. It will restart at a new table in a moment; the tournament page takes you there.",
    yourSide: "Your side of the table",
    others: "Other players",
    hand: (cards: number): string => `Your hand, ${counted(cards, "card", "cards")}`,
    unplayable: (card: string): string => `${card}, can’t be played now`,
    watching: "You’re watching.",
    yourTurn: (prompt: string): string => `Your turn. ${prompt}`,
    bot: "bot",
    away: "away",
    thinks: "is thinking",
    thinking: ", thinking",
    howToPlay: "How to play",
  },

  asked: {
    region: "What is asked",
    kept: "Your move is saved and will be sent as soon as you’re back.",
    underway: "Sending your move …",
    undoAsked: (name: string, reach: number, deed: string): string =>
      [
        `${name} asks to undo their last move${reach > 1 ? ` and the ${reach === 2 ? "move" : `${reach - 1} moves`} since` : ""}.`,
        ...(deed ? [`It was: ${deed}`] : []),
      ].join(" "),
    undoAwaits: (name: string, you: boolean, awaited: string[]): string =>
      you
        ? `You asked to undo your last move. Waiting for ${lists.format(awaited)} to agree.`
        : `${name} asked to undo their last move. Waiting for ${lists.format(awaited)} to agree.`,
    undoRefused: (name: string, you: boolean, by: string): string =>
      you
        ? `${by} refused to undo your last move. You can ask again after another move.`
        : `${by} refused to undo ${name}’s last move.`,
    allow: "Allow",
    refuse: "Refuse and play on",
    chooseToSee: "Tap a highlighted card to preview it.",
    chooseOther: "Now tap a highlighted card to preview the result.",
    hint: "Hint",
    hinting: "Thinking",
    takeBack: "Undo",
    askTakeBack: "Ask to undo",
    locked: "Locked in. Nobody else can see it, and you can change it until everyone has chosen.",
    change: "Change",
    standing: "Automatic answers",
    ask: "ask me",
    always: "always",
    never: "never",
    askAgain: (ability: string): string => `Ask me about ${ability} again`,
  },

  notices: {
    lookingBack: "You’re looking back. Return to the game to make a move.",
    offlineKept: "You’re offline. Your move is saved and will be sent as soon as you’re back.",
    offline: "You’re offline right now.",
    nothingToUndo: "There’s nothing you can undo.",
    hintNotNow: "You can ask for a hint on your turn.",
    hintNotRated: "No hints at rated tables.",
  },

  hint: {
    heading: "What the strongest bot would do",
    announced: (best: string): string => `Hint: the strongest bot would choose ${best}.`,
    measure: (expected: string): string => capital(expected), // such as `your chance of winning the duel`
    mixes: "It would pick at random, and so should you: a sure move can be countered.",
    share: (share: number): string => `${Math.round(share * 100)}% of the time`,
    close: "Close the hint",
  },

  past: {
    region: "Looking back",
    back: "Previous moment",
    on: "Next moment",
    at: (moment: string): string => `Looking back to: ${moment || "the start."}`,
    announced: (moment: string): string => `Looking back to: ${moment || "the start."} The game goes on.`,
    over: "The game is over.",
    goesOn: "The game goes on.",
    goesOnYourTurn: "The game goes on, and it’s your turn.",
    comeBack: "Return to the game",
    status: (status: string): string => `Looking back · ${status}`,
  },

  chat: {
    heading: "Chat",
    unread: (unread: number): string => `Chat, ${unread} unread`,
    said: "Messages",
    silence: "No messages yet. Say good evening?",
    saySomething: "Message",
    say: "Send",
  },

  /** What can be typed instead of touched. What is read is put into small letters first. */
  typed: {
    label: "Command",
    example: "play green 8 · 3 · pass · read board · undo",
    doIt: "Go",
    undo: "undo",
    hint: "hint",
    log: "log",
    help: "help",
    read: "read",
    hand: "hand",
    choices: ["choices", "options"],
    fillers: ["the", "with", "of", "on"],
    empty: "Type a move, or: read board, read hand, undo, hint.",
    notAsked: "You have nothing to choose.",
    notAskedNow: "You have nothing to choose right now.",
    which: (options: string[]): string => `Which one: ${options.join(", ")}?`,
    unknown: (line: string, options: string[]): string => `There’s no “${line}” here. Try: ${options.join(", ")}.`,
  },

  text: {
    heading: "The table as text",
    showCards: "Show the cards",
    lately: "Just now",
  },

  more: {
    command: "Type a command",
    mySeat: "My seat",
    leave: "Leave the game – a bot takes over",
    sure: "Are you sure?",
    playOn: "No, keep playing",
    thisTable: "This table",
    watching: (people: number): string => `${counted(people, "person", "people")} watching.`,
    rated: "Rated.",
    notRated: "Unrated.",
    private: "Private.",
    public: "Anyone can watch.",
    promised: (hash: string): string => `Shuffle sealed as ${hash}…`,
    forYou: "Your settings",
  },

  seat: {
    open: "An open seat.",
    botFor: (name: string): string => `A bot is playing for ${name}.`,
    bot: (pitch: string): string => (pitch ? `A bot. ${pitch}` : "A bot."),
    away: "Away right now.",
    here: "Here now.",
    botForMe: "Let a bot play for me",
    takeBack: "Take back my seat",
    letBotFor: (name: string): string => `Let a bot play for ${name}`,
    keptFor: (name: string, seconds: number): string =>
      `${name} may be back soon. A bot can take over in ${counted(seconds, "second", "seconds")}.`,
    lookThrough: "See this player’s view",
    ownEyes: "Back to my own view",
  },

  tournament: {
    title: "Tournaments – Gloaming",
    heading: "Tournaments",
    pitch: "Shadows & Syndicates, from Sumo Rush to a final in Fiasco: with friends, with whoever turns up, or against bots only.",
    enter: "See tournaments, or host one",
    list: "Open and running",
    over: "Finished",
    none: "No tournaments right now. Host one: bots fill the empty places.",
    phases: { gathering: "waiting for entrants", playing: "in progress", over: "finished", "called off": "cancelled" },
    people: (people: number, size: number): string => `${counted(people, "person", "people")}, ${size} places`,
    wonBy: (name: string): string => `Won by ${name}`,
    yours: "yours",
    look: "View",
    hold: "Host a tournament",
    name: "Name",
    usualName: (name: string): string => `${name}’s cup`.slice(0, 40),
    size: "Entrants",
    sizeMeans: "4 or more play semifinals; with 9 or more, some are out after the qualification. Bots fill the empty places.",
    level: "Bot level",
    clock: "Clock, if two or more people play",
    join: [mark("I’m playing."), " Otherwise I just watch."],
    private: [mark("Private."), " Only people with the link can find it."],
    make: "Create the tournament",
    gathering: (entered: number, size: number): string => (entered === size ? "All places are taken." : `${entered} of ${size} places taken. Bots fill the rest.`),
    heldBy: (name: string): string => `Hosted by ${name}`,
    bots: (level: string): string => `Bots: ${level}`,
    takePart: "Join",
    leave: "Withdraw",
    giveUp: "Leave the tournament",
    giveUpHeading: "Leave this tournament?",
    giveUpMeans: "From now on a bot plays your duels under your name. You can’t come back.",
    stay: "Stay",
    callOff: "Cancel the tournament",
    callOffHeading: "Cancel this tournament?",
    callOffMeans: (others: number): string =>
      `Nobody can join or start it after that. ${others === 0 ? "Nobody else has joined yet." : `${counted(others, "other person has joined and", "other people have joined and")} will see on this page that you cancelled it.`}`,
    keep: "Keep it",
    calledOff: (name: string): string => `${name} cancelled this tournament`,
    youCalledOff: "You cancelled this tournament",
    calledOffMeans: "It never started, and nothing will be played.",
    toOthers: "Other tournaments",
    houseRules: "House rules",
    houseRulesTold: (rules: string[]): string => `House rules: ${rules.join(" ")}`,
    /** The points that the book leaves open: what the form asks, and what the page of the tournament says where one is settled otherwise. */
    rulings: {
      series_bonus_counts: {
        ask: [mark("A bonus point in the qualification."), " Five or more wins out of eight earn an extra point, so five wins are enough to qualify. Otherwise it takes six."],
        told: "In the qualification, five or more wins earn an extra point, so five wins are enough to qualify.",
      },
      single_elimination: {
        ask: [mark("One lost duel and you’re out."), " The knockout has three rounds at most. Otherwise it takes two lost duels, and there can be four rounds."],
        told: "In the knockout, one lost duel and you’re out.",
      },
      as_printed: {
        ask: [mark("As printed."), " It takes six points to reach the knockout and three duels won to advance from there. Nobody is called up, so there may be no final, or even no champion."],
        told: "As printed: it takes six points, then three duels won, to advance, and nobody is called up.",
      },
    } satisfies Record<string, { ask: Phrase; told: string }>,
    begin: "Start",
    waitsFor: (name: string): string => `Waiting for ${name} to start the tournament.`,
    entrants: "Entrants",
    hadJoined: "Had joined",
    howItGoes: "How it works",
    plan: { qualification: "Qualification, Sumo Rush", knockout: "Knockout, Controlled", final: "Semifinals and final, Fiasco", finalOnly: "Final, Fiasco" },
    /** The same for a tournament as printed. */
    meansAsPrinted: (stage: "qualification" | "knockout" | "final", entrants: number, rules: Record<string, boolean>): string => {
      if (stage === "final") return "Each a best of three; the loser is out. If only one player is left before that, they’re the champion.";
      if (stage === "knockout") {
        const [losses, rounds] = rules.single_elimination ? ["once", "three"] : ["twice", "four"];
        if (entrants === 3) return `If two qualify, they play duels, each a best of three, until one has lost ${losses}. The other is the champion.`;
        return `Each duel is a best of three. Lose ${losses} and you’re out; win three in ${rounds} rounds and you advance. A bye isn’t a win.`;
      }
      const series = entrants === 2 ? "; winning more than half earns another" : rules.series_bonus_counts ? "; five or more wins earn another" : "";
      const enough = entrants === 2 ? "Six points win the tournament; after four wins each, nobody wins it." : "Six points qualify, and nobody is called up.";
      return `Everyone plays eight matches, and each win is a point${series}. ${enough}`;
    },
    /** What a stage is for, with so many entrants and these house rules. */
    means: (stage: "qualification" | "knockout" | "final", entrants: number, rules: Record<string, boolean>): string => {
      if (rules.as_printed) return en.tournament.meansAsPrinted(stage, entrants, rules);
      if (stage === "final") return entrants < 4 ? "A best of three." : "Each a best of three; the loser is out.";
      if (stage === "knockout") {
        if (entrants === 4) return "A best of three for everyone, which decides the pairings of the semifinals.";
        return `Each duel is a best of three. Lose ${rules.single_elimination ? "once" : "twice"} and you’re out; win three, or be among the last four, and you’re in the semifinals.`;
      }
      const points = `Everyone plays eight matches, and each win is a point${rules.series_bonus_counts ? "; five or more wins earn another" : ""}.`;
      if (entrants < 4) return `${points} The top two play the final.`;
      if (entrants <= 8) return `${points} Everyone goes through; the points decide the pairings.`;
      return `${points} Six points qualify; if fewer than eight get there, the best of the rest are called up.`;
    },
    you: "you",
    left: "You’ve left. A bot plays your remaining duels under your name.",
    hasLeft: "left, a bot took over",
    sitDown: "Go to your duel",
    calls: (name: string): string => `Your duel – ${name}`,
    against: (name: string, stage: string, round: number, format: string): string => `${stage}${round > 0 ? `, round ${round}` : ""}, ${format}: against ${name}.`,
    anew: "This duel couldn’t be finished at its first table, so it starts over.",
    anewByRules: "The rules have changed since this duel began, so it starts over.",
    waiting: (duels: number): string => `Your next duel starts when this round is over: ${counted(duels, "duel is", "duels are")} still in progress.`,
    running: (duels: number): string => `${counted(duels, "duel", "duels")} in progress.`,
    out: (stage: string): string => `You’re out. You got as far as the ${stage.toLowerCase()}.`,
    youWon: "You’re the champion",
    oneLeft: "Nobody else was left to play, so there was no final.",
    noChampion: "Nobody won this tournament",
    noChampionShort: "No champion",
    noChampionBecause: (stage: string | null): string =>
      stage === "qualification" ? "Nobody reached six points, so nobody advanced." : "Nobody won three duels, so nobody advanced.",
    yourPlace: (place: number, size: number): string => `You finished ${ordinal(place)} of ${size}.`,
    champion: "Champion",
    open: "?",
    undrawn: "To be decided",
    place: "Place",
    entrant: "Entrant",
    won: "Won",
    lost: "Lost",
    points: "Points",
    opponents: "Opponents’ points",
    status: "Status",
    statuses: { qualified: "qualified", "called up": "called up", through: "through", semifinalist: "semifinalist", finalist: "finalist", champion: "champion", out: "out", playing: "" },
    round: (number: number): string => `Round ${number}`,
    rounds: (count: number): string => `Duels by round (${count})`,
    bye: "has a bye",
    winner: "won",
    watch: (one: string, other: string): Phrase => ["Watch", mark(` ${one} against ${other}`)],
    replay: (one: string, other: string): Phrase => ["Replay", mark(` of ${one} against ${other}`)],
    bracket: "Semifinals and final",
    final: "Final",
    semifinal: (number: number): string => (number > 0 ? `Semifinal ${number}` : "Semifinal"), // 0 for the only one
  },

  end: {
    tournament: "Back to the tournament",
    region: "The game is over",
    youWin: "You win",
    youShare: "You share the win",
    yourTeamWins: "Your team wins",
    teamWins: (names: string[]): string => `${lists.format(names)} win`,
    wins: (names: string[]): string => (names.length > 1 ? `${lists.format(names)} share the win` : `${names[0]} wins`),
    nobodyWins: (players: number): string => (players === 2 ? "Both lose" : "Nobody wins"),
    /** What a final score counts, by game. */
    score: (game: string, score: number): string => {
      if (game === "showdown") return counted(score, "Ace left", "Aces left");
      if (game === "syndicates") return counted(score, "point", "points");
      return `${score} experience`;
    },
    rating: (rating: number): Phrase => ["Your rating: ", mark(rating)],
    rematch: "Go to the rematch",
    playAgain: "Play again",
    playWhole: "Play a full game",
    replay: "Replay",
    lookAtTable: "View the table",
    leave: "Leave",
    ready: (names: string[]): string => `${lists.format(names)} ${names.length === 1 ? "wants" : "want"} to play again.`,
    waiting: (names: string[]): string => (names.length > 0 ? `Waiting for ${lists.format(names)} to play again.` : "Setting up the next game …"),
    fair: "Was the shuffle fair?",
    fairBecause:
      "Before the first deal the table published the first line, and now it reveals the second. The first is the SHA-256 hash of the second.",
    showResult: "Show the result",
  },

  /** A word for each sound. */
  captions: {
    turn: "Your turn",
    chat: (name: string): string => `Message from ${name}`,
    card: "Card played",
    over: "Game over",
    trick: { won: "Trick won", lost: "Trick lost", decided: "Trick decided" },
    combat: { won: "Combat won", lost: "Combat lost", decided: "Combat decided" },
    match: { won: "Match won", lost: "Match lost", decided: "Match decided" },
  },

  shadowCards: {
    suits: { red: "red", yellow: "yellow", green: "green", blue: "blue" } as Record<string, string>,
    letters: { red: "R", yellow: "Y", green: "G", blue: "B" } as Record<string, string>,
    card: (suit: string, number: number): string => `${suit} ${number}`,
    cardTitle: (suit: string, number: number): string => `${capital(suit)} ${number}`,
    worth: (number: number): string => `Worth ${counted(number, "point", "points")}`,
    trump: "Red is trump: it beats every other suit.",
    plain: (suit: string): string => `It beats lower ${suit} cards; any red card beats it.`,
    points: "points",
    cards: "cards",
    total: "total",
    phases: { predict: "Predict", play: "Play", score: "Take points" },
    predictions: "Predictions",
    promise: "What do you predict?",
    promiseMeans: (cards: number, exactly: boolean): string =>
      `${cards === 2 ? "Two" : "Three"} cards, face down. Their sum is how many points you aim to win${exactly ? ", exactly" : ", or more"}.`,
    sum: "Sum so far: ",
    locked: (name: string): string => `${name}: locked in`,
    choosing: (name: string): string => `${name}: choosing`,
    trick: "The trick",
    led: (suit: string): Phrase => [mark(suit), " was led, red is trump"],
    ledTrump: (suit: string): Phrase => [mark(suit), " was led"],
    leads: (name: string, you: boolean): string => `${name} ${you ? "lead" : "leads"} the next trick`,
    laid: (name: string, card: string): string => `${name}: ${card}`,
    wins: "wins",
    ahead: "ahead",
    aside: (cards: number | string): string => `${cards} aside`,
    openAside: (cards: number): string => `Open · ${cards} aside`,
    lieAside: (cards: number): string => `${counted(cards, "card", "cards")} set aside`,
    openCard: (card: string): string => `Open card: ${card}`,
    cannotWin: "cannot win",
    lastTrick: "Last trick",
    theLastTrick: "The last trick",
    lastCard: (name: string, card: string, scored: boolean, won: boolean): Phrase => [
      name,
      mark(`: ${card}${scored ? ", scored" : ""}${won ? ", won the trick" : ""}`),
    ],
    lastOpenCard: (card: string): Phrase => ["open", mark(`: ${card}`)],
    pointsThisRound: "Points this round",
    yourPrediction: "Your prediction",
    promised: (points: number, won: number): Phrase => ["Predicted ", mark(points), ", won ", mark(won)],
    toGo: (points: number): string => `${points} to go`,
    exact: "exact",
    over: (points: number): string => `${points} over`,
    scored: (round: number): string => `Round ${round} scores`,
    legend: (kept: number, teaching: boolean): [string, string][] => [
      ["x", "started the round"],
      ["22=10+12", "predicted 22, with a 10 and a 12"],
      ["points", "trick points won in the round, and how they counted:"],
      ["exact", "as many points as predicted"],
      ["over", "more points than predicted"],
      ["under", "fewer points than predicted"],
      ["none", "no points at all, which has its own reward"],
      ["most", `the most points of all, but not exact: the best ${kept} cards count, and the rest are subtracted`],
      ...(teaching ? [["made", "at least as many points as predicted (first lesson only)"] as [string, string]] : []),
      ["experience", "what the round was worth"],
      ["total", "experience from all rounds so far"],
    ],
    spokenPrediction: (prediction: number, cards: string[], starter: boolean): string =>
      `predicted ${prediction}${cards.length > 0 ? `, with ${lists.format(cards)}` : ""}${starter ? ", started the round" : ""}`,
    goOn: "Continue",
    kept: (promised: number, won: number): string => {
      const apart = promised === won ? "exact" : won > promised ? `${won - promised} over` : `${promised - won} short`;
      return `predicted ${promised}, won ${won}: ${apart}`;
    },
    standing: (points: number, experience: number, cards: number): string =>
      `${counted(points, "point", "points")} this round, ${experience} experience in total, ${counted(cards, "card", "cards")} in hand.`,
    predicted: "Has predicted.",
    notPredicted: "Hasn’t predicted yet.",
    pointCards: "Point cards",
    voids: (suits: string[]): string => `Didn’t follow ${lists.format(suits)}, so has none left.`,
  },

  showdown: {
    disciplines: { physical: "physical", intellect: "intellect", cunning: "cunning" } as Record<string, string>,
    letters: { physical: "P", intellect: "I", cunning: "C" } as Record<string, string>,
    worth: (value: number | null, discipline: string): string => `${value} ${capital(discipline)}`,
    blackJoker: "Black Joker",
    blackJokerAway: "Black Joker, on the table",
    card: (card: string): string => card.replaceAll("-", " "), // from its name in the rules: 9-of-clubs
    titled: (title: string, card: string): string => `${title} (${card})`,
    spoken: (name: string, worth: string, text: string): string => `${name}${worth && `, ${worth}`}${text && `. ${text}`}`,
    acesLeft: (aces: number): string => (plurals.select(aces) === "one" ? "Ace left" : "Aces left"),
    cards: "cards",
    deck: "deck",
    phases: { action: "Actions", combat: "Combat", draw: "Draw" },
    champions: "Champions",
    champion: (name: string, epithet: string, pitch: string, text: string): string => `${name}, ${epithet}. ${pitch} ${text}`,
    chooseOne: "Choose one",
    combat: "The combat",
    lastCombat: (turn: number): string => `The last combat, turn ${turn}`,
    parts: { feint: "feint", strike: "strike" },
    laid: (part: string, card: string): string => `${part}: ${card}`,
    onlyYou: "only you can see it",
    locked: "locked",
    covered: "face down",
    unable: (names: string[]): string => `${lists.format(names)} could not strike.`,
    legend: [
      ["9♠ P + 8♥ I", "the 9 of spades as feint and the 8 of hearts as strike"],
      ["= 17", "their total, card effects included"],
      ["P, I, C", "Physical, Intellect, Cunning"],
      ["BJ", "the Black Joker, with the value of the edge it was played with"],
    ] as [string, string][],
    alikeOrNot: "Same strike discipline: the lower total wins. Different: the higher.",
    noCombat: "No combat yet.",
    equal: "Equal totals",
    equalButTies: "Equal totals, and one side wins ties",
    cardDecides: "A card decides, not the totals",
    sameDiscipline: "Same discipline: the lower total wins",
    differentDisciplines: "Different disciplines: the higher total wins",
    tie: (reason: string): string => `${reason}: a tie, no damage.`,
    won: (reason: string, name: string, you: boolean): string => `${reason}. ${name} ${you ? "win" : "wins"}.`,
    ahead: (reason: string, name: string, you: boolean): string => `${reason}. ${name} ${you ? "are" : "is"} ahead.`,
    shown: (name: string, you: boolean): string => `What ${you ? "you have" : `${name} has`} shown`,
    feints: "Feints",
    strikes: "Strikes",
    lasts: "Ongoing effects",
    carriedOut: (name: string, you: boolean, card: string): Phrase => [
      mark(card),
      ` (${you ? "yours" : `${name}’s`}) is being resolved`,
    ],
    effect: (name: string, you: boolean, card: string, text: string, next: boolean): Phrase => [
      mark(`${card} (${you ? "yours" : `${name}’s`}):`),
      ` ${you ? text : `“${text}”`}${next ? " (next combat)" : ""}`,
    ],
    nextInDeck: (cards: string[]): string => `Next in your deck: ${cards.join(", ")}`,
    closeText: "Close the card’s text",
    knownInHand: "Known in hand",
    discards: (count: number): string => `Discard pile, newest last (${count})`,
    none: "none",
    side: (name: string, champion: string): string => `${name}: ${champion || "no champion yet"}`,
    attacks: (name: string): string => `${name}, attacking`,
    attacking: (name: string): string => `${name}, attacking`,
    acesDown: (down: number, all: number): string => `${down} of ${all} Aces still face down`,
    ace: (number: number, lies: string, card: string): string =>
      `Ace ${number}, ${lies === "down" ? "face down" : lies === "up" ? "revealed" : "removed"}${card && `: ${card}`}`,
    inHand: (cards: number): Phrase => ["Hand: ", mark(cards)],
    inDeck: (cards: number): Phrase => ["Deck: ", mark(cards)],
    out: (cards: number): Phrase => ["Discard: ", mark(cards)],
    choosesChampion: (name: string): string => `${name}: choosing a champion`,
    choseChampion: (name: string): string => `${name}: champion chosen`,
  },

  syndicates: {
    fx: "FX",
    signedFx: (helps: boolean): string => (helps ? "FX+" : "FX−"),
    people: "team",
    points: "points",
    unprinted: (card: string): string => capital(card.replaceAll("-", " ")), // from its name in the rules
    kinds: {
      leader: "Leader",
      family: "Family",
      friend: "Friend",
      passionate: "Passionate Supporter",
      reluctant: "Reluctant Supporter",
      altruist: "Altruist",
      "energy-boost": "Energy boost",
      "mental-boost": "Mental boost",
      "high-tech-stuff": "High-tech stuff",
      "bungle-boost": "Bungle boost",
    } as Record<string, string>,
    briefKinds: { passionate: "Passionate", reluctant: "Reluctant" } as Record<string, string>, // for small cards
    factions: { green: "Green", red: "Red" } as Record<string, string>,
    /** What stands above the text of a card, such as `Leader · Green · 60 KT`. */
    facts: (faction: string, kind: string, kt: number): string =>
      [en.syndicates.kinds[kind] ?? kind, en.syndicates.factions[faction] ?? faction, kt > 0 ? `${kt} KT` : ""].filter(Boolean).join(" · "),
    duo: (partner: string): string => `Duo with ${partner}`,
    phases: { factions: "Factions", analysis: "Team", turns: "Match" },
    unused: "one-time skill unused",
    used: "one-time skill used",
    factionCard: (faction: string, black: boolean): string =>
      faction ? `${capital(faction)} faction card, ${black ? "black: the one-time skill is used" : "white: the one-time skill is unused"}` : "No faction yet",
    plays: (faction: string, black: boolean): string => `Plays ${faction.toLowerCase()}. The Leader’s one-time skill ${black ? "is used" : "can still be used"}.`,
    side: (names: string[], faction: string): string => (faction ? `${lists.format(names)}, ${faction}` : lists.format(names)),
    standing: (matches: number, points: number): string => `${counted(matches, "match", "matches")} won · ${counted(points, "point", "points")}`,
    skips: (turns: number): string => `skips ${counted(turns, "turn", "turns")}`,
    slot: (name: string): string => (name === "leader" ? "Leader’s slot" : name === "family" ? "Family’s slot" : `slot ${name.slice(1)}`),
    slotSign: (name: string): string => (name === "leader" ? "L" : name === "family" ? "F" : name.slice(1)),
    empty: (slot: string): string => `${capital(slot)}, empty`,
    closed: (slot: string): string => `${capital(slot)}, closed for this match`,
    stands: (title: string, slot: string, kt: number): string => `${title}, ${kt} KT, ${slot}`,
    commanded: (name: string): string => `commanded by ${name}`,
    attached: (title: string, kt: number, turns: number | null): string =>
      `${title} on top${kt > 0 ? `, ${kt} KT` : ""}${turns === null ? "" : `, for ${counted(turns, "more turn", "more turns")}`}`,
    beneath: (titles: string[]): string => `underneath: ${lists.format(titles)}`,
    immune: "immune to attacks",
    inactive: "can’t act now",
    fit: "skill ready",
    liesBeneath: "underneath.",
    liesOnTop: "on top.",
    toll: (before: number, after: number, fx: boolean): string => `${before} → ${after > 0 ? after : fx ? "gone" : "KO"}`,
    delta: (kt: number): string => (kt > 0 ? `+${kt}` : `−${-kt}`),
    fxDeck: (cards: number): string => `FX deck, ${counted(cards, "card", "cards")}`,
    peopleDeck: (cards: number): string => `Character deck, ${counted(cards, "card", "cards")}`,
    usedCount: (cards: number): string => `Used: ${cards}`,
    outCount: (cards: number): string => `Out: ${cards}`,
    openUsed: (cards: number): string => `Used: ${counted(cards, "FX card", "FX cards")}`, // each begins with what is seen
    openOut: (cards: number): string => `Out: ${counted(cards, "character", "characters")}`,
    usedFx: (cards: number): string => `Used FX cards: ${cards}`,
    usedPeople: (cards: number): string => `Characters out of play: ${cards}`,
    nothingThere: "Nothing here yet.",
    heldCard: (title: string, text: string, keeper: string): string => `${keeper ? `Kept by ${keeper}` : "Kept"}: ${title}. ${text}`,
    amount: (kt: number): string => `${kt} KT`,
    middle: "Between the two sides",
    useAll: "Use all, left to right",
    closeText: "Close the text",
    choosesFaction: "Factions",
    threw: (names: string[]): string => `${lists.format(names)} rolled`,
    factionOf: (faction: string, people: string[]): string => `${faction}: ${lists.format(people)}`,
    yourTeam: "Your team",
    makeRoom: (title: string): string => `Who makes room for ${title}?`,
    fetch: (title: string): string => `Bring in ${title}`,
    willLeave: (why: string): string => `Will leave: ${why}`,
    against: "Against you",
    /** What is asked once the first of two is taken up. */
    next: {
      attacks: (title: string): string => `Whom does ${title} attack?`,
      attacked: (title: string): string => `Who attacks ${title}?`,
      protects: (title: string): string => `Whom does ${title} protect?`,
      protected: (title: string): string => `Who protects ${title}?`,
      swaps: (title: string): string => `Who swaps places with ${title}?`,
      comes: (slot: string): string => `Who goes to ${slot}?`,
    },
    captions: { attacked: "Attack", skill: "Skill used", drew_fx: "FX card drawn", played_fx: "Held card played" } as Record<string, string>,
    legend: [
      ["won", "won the match or the series"],
      ["-", "lost it"],
      ["draw", "nobody won, so the match is played again"],
      ["points", "1 for each match won, and 1 for each series"],
    ] as [string, string][],
  },
};
