const MAX_ADDRESS = 2_000;

export function toWebAddress(text: string, base: string | null): string | null {
  const plain = text.trim().replaceAll("&amp;", "&");
  if (!plain || plain.length > MAX_ADDRESS || /^[\w-]+:(?!\/\/)/.test(plain)) return null;
  const absolute = plain.startsWith("//") && !base ? `https:${plain}` : plain;
  if (!URL.canParse(absolute, base ?? undefined)) return null;
  const address = new URL(absolute, base ?? undefined);
  if (!/^https?:$/.test(address.protocol)) return null;
  return address.username || address.password ? null : address.href;
}
