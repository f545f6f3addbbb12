export function extractInitials(username: string): string {
  const letters = username.split(/[._-]+/).flatMap(([first]) => first ?? []);
  return letters.slice(0, 2).join("").toUpperCase() || "?";
}
