/** What stands for somebody without a picture: the first letter of a name, of two words both. */
export function initialsOf(username: string): string {
  const words = username.split(/[._-]+/).filter(Boolean);
  const letters = words.slice(0, 2).map(([first]) => first);
  return letters.join("").toUpperCase() || "?";
}
