/** What one would call the colour in which an element is written. */
export function colourName(element: Element): 'red' | 'yellow' | 'green' | 'grey' | 'another' {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 40) return 'grey';
  if (most === blue) return 'another';
  if (most === green) return blue < most - spread / 3 ? 'green' : 'another';
  if (green - blue > spread / 3) return 'yellow';
  return 'red';
}
