/** What is told of Shadowscape in English, before it can be played. */
export const en = {
  title: "Shadowscape",
  pitch: "Descend together, room by room, and come back with more than you dared hope for.",
};
