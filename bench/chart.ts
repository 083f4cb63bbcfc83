/** A labelled value. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** A point of a line chart; both axes are logarithmic. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const width = 640;
const barHeight = 30;
const labelWidth = 200;
const textWidth = 90;

/** Horizontal bars, each labelled with its text; the longest fills the width. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  const scale = (width - labelWidth - textWidth) / longest;
  const rows = bars.map(({ label, value, text }, index) => {
    const y = index * barHeight;
    const length = Math.max(2, value * scale);
    return `<text class="label" x="${labelWidth - 10}" y="${y + 20}" text-anchor="end">${escaped(label)}</text>
<rect x="${labelWidth}" y="${y + 5}" width="${length.toFixed(1)}" height="${barHeight - 10}" rx="3"/>
<text x="${(labelWidth + length + 8).toFixed(1)}" y="${y + 20}">${escaped(text)}</text>`;
  });
  return svg(title, bars.length * barHeight, rows.join('\n'));
}

const height = 300;
const margin = { left: 70, right: 20, top: 16, bottom: 44 };

/** A line through the points and, dashed, the line of constant cost per unit from the reference point. */
export function logChart(
  title: string,
  axes: { readonly x: string; readonly y: string },
  points: readonly Point[],
  reference: Point,
): string {
  const x = logScale(
    points.map((point) => point.x),
    margin.left,
    width - margin.right,
  );
  const y = logScale(
    points.map((point) => point.y),
    height - margin.bottom,
    margin.top,
  );
  const path = (through: readonly Point[]) =>
    through
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
      .join('');
  const proportional = points.map((point) => ({ x: point.x, y: (reference.y / reference.x) * point.x }));
  const first = points.filter((point) => point.x >= reference.x)[0] ?? reference;
  const shown = proportional.filter((point) => point.x >= first.x);
  const marks = points.map(
    (point) => `<circle cx="${x(point.x).toFixed(1)}" cy="${y(point.y).toFixed(1)}" r="4"/>
<text x="${x(point.x).toFixed(1)}" y="${height - margin.bottom + 18}" text-anchor="middle">${point.x.toLocaleString('en')}</text>
<text x="${margin.left - 8}" y="${(y(point.y) + 4).toFixed(1)}" text-anchor="end">${point.y.toLocaleString('en', { maximumSignificantDigits: 3 })}</text>`,
  );
  return svg(
    title,
    height,
    `<path class="reference" d="${path(shown)}"/>
<path class="line" d="${path(points)}"/>
${marks.join('\n')}
<text class="label" x="${width / 2}" y="${height - 4}" text-anchor="middle">${escaped(axes.x)}</text>
<text class="label" transform="translate(14 ${height / 2}) rotate(-90)" text-anchor="middle">${escaped(axes.y)}</text>`,
  );
}

function logScale(values: readonly number[], from: number, to: number): (value: number) => number {
  const logs = values.map(Math.log10);
  const [low, high] = [Math.min(...logs), Math.max(...logs)];
  return (value) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from);
}

function svg(title: string, contentHeight: number, content: string): string {
  return `<svg viewBox="0 0 ${width} ${contentHeight}" role="img" aria-label="${escaped(title)}">\n${content}\n</svg>`;
}

/** Text for HTML and SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
