/** The share of light that a colour such as `#1a3dd8` reflects, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function parseChannels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** The one of two colours that is easier to read on a background. */
export function readableOn(ground: string, ...[one, other]: [string, string]): string {
  return contrast(ground, one) >= contrast(ground, other) ? one : other;
}

/** Darkens a colour until a line in it contrasts with white. */
export function asLine(colour: string): string {
  if (contrast(colour, '#ffffff') >= 3) return colour;
  const darker = parseChannels(colour).map((channel) => Math.floor(channel * 0.95));
  return asLine(`#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
}
