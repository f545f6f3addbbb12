export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const end = twoDigits(left % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}
