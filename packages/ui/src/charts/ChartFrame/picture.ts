const SCALE = 2;

/** The styles of the page that a separate SVG has to include. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'display',
];

/** The SVG as it looks on the page, without its texts: those are drawn with the page's own font. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) element.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.querySelectorAll('text, foreignObject').forEach((text) => text.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

async function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement): Promise<void> {
  const { x, y, width, height } = svg.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  const image = new Image();
  image.src = standalone(svg, width, height);
  await image.decode();
  context.drawImage(image, x, y, width, height);
}

/** Each word at its position on the page, so that lines break as they do there. */
function drawText(context: CanvasRenderingContext2D, text: Text): void {
  const parent = text.parentElement;
  if (parent === null) return;
  const style = getComputedStyle(parent);
  if (style.visibility === 'hidden') return;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = parent instanceof SVGElement ? style.fill : style.color;
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  const range = document.createRange();
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width === 0) continue;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(word);
    context.fillText(word, x, y + (height - ascent - descent) / 2 + ascent);
  }
}

/** Buttons, and what only screen readers read, are not part of a picture. */
const isShown = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null || element.closest('button, [data-unseen]') !== null) return false;
  return getComputedStyle(element).clipPath === 'none' || element instanceof SVGElement;
};

function nodesOf(root: Element, what: number): Node[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(root, what);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isShown(node)) nodes.push(node);
  return nodes;
}

/**
 * A chart's card as a PNG at twice its size, as it is on the page: its title, names, drawing and marks.
 * @throws if the browser cannot draw it.
 */
export async function pictureOf(card: HTMLElement): Promise<Blob> {
  const bounds = card.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bounds.width * SCALE);
  canvas.height = Math.ceil(bounds.height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(card).backgroundColor;
  context.fillRect(0, 0, bounds.width, bounds.height);
  context.translate(-bounds.x, -bounds.y);
  for (const svg of nodesOf(card, NodeFilter.SHOW_ELEMENT))
    if (svg instanceof SVGSVGElement) await drawSvg(context, svg);
  for (const swatch of card.querySelectorAll<HTMLElement>('[data-swatch]')) {
    const { x, y, width, height } = swatch.getBoundingClientRect();
    context.fillStyle = getComputedStyle(swatch).backgroundColor;
    context.fillRect(x, y, width, height);
  }
  for (const text of nodesOf(card, NodeFilter.SHOW_TEXT)) drawText(context, text as Text);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
