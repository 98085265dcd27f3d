// A board as a picture to pass on: the SVG of the page with its style sheet in it, words above and below, as PNG.
import { fetchBoard } from '$lib/boards';
import type { NamesInfo } from '../wire/messages';

const WIDTH = 1600;
const EDGE = 40;

/** The board that is shown in `place`, with all pieces and without what is only pointed out. */
async function drawn(place: HTMLElement, { game, options }: NamesInfo): Promise<HTMLImageElement> {
  const live = place.querySelector('svg.board');
  if (!live) throw new TypeError('no board is shown');
  const text = await fetchBoard(game, options);
  const [, width = '0', height = '0'] = /viewBox="0 0 (\S+) (\S+)"/.exec(text) ?? [];
  const svg = live.cloneNode(true) as SVGSVGElement;
  for (const passing of svg.querySelectorAll('.hit, .marks, .lines')) passing.remove();
  svg.querySelector('.world')?.removeAttribute('transform');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  svg.prepend(style);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode().finally(() => URL.revokeObjectURL(address));
  return image;
}

/** The picture: a headline, the board, and what stands below it, a line each. */
export async function picture(place: HTMLElement, names: NamesInfo, title: string, below: readonly string[]): Promise<Blob> {
  const image = await drawn(place, names);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const board = (WIDTH * image.height) / image.width;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, Math.round(110 + board + EDGE + 44 * below.length)];
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('this browser paints no pictures');
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 110, WIDTH, board);
  pen.fillStyle = colour('--text');
  pen.font = "52px 'Old Standard TT', serif";
  pen.fillText(title, EDGE, 74, WIDTH - 2 * EDGE);
  pen.font = "28px Archivo, sans-serif";
  for (const [line, words] of below.entries()) pen.fillText(words, EDGE, 110 + board + 44 * (line + 1), WIDTH - 2 * EDGE);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError('no picture came out'))), 'image/png'));
}

/** Pass it on as the device does; where it cannot, the file is saved. */
export async function passOn(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title }).catch(() => undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
