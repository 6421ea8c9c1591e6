/** What is told of Legend of the Five Rings: Under Fu Leng’s Shadow in English, before it can be played. */
export const en = {
  title: "Legend of the Five Rings: Under Fu Leng’s Shadow",
  pitch: "Stand side by side and hold your provinces against a horde that no one commands.",
};
