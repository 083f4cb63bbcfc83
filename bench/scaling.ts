import { convert } from '../src/api/convert.ts';
import { rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface ScalingPoint {
  readonly lines: number;
  readonly milliseconds: number;
  readonly microsecondsPerLine: number;
}

export interface ScalingResult {
  readonly points: readonly ScalingPoint[];
  /** k in time = c · lines^k, fitted from 100 lines on, where the fixed cost of a document is small. */
  readonly exponent: number;
  /** Cost per line of the longest document relative to one with 100 lines. */
  readonly growth: number;
}

const fittedFrom = 100;

/** JSON text to verdict and UBL text, for invoices of so many lines. */
export function measureScaling(lineCounts: readonly number[], runs: number): ScalingResult {
  const points = lineCounts.map((lines) => pointAt(lines, runs));
  const fitted = points.filter(({ lines }) => lines >= fittedFrom);
  const perLine = fitted.map(({ microsecondsPerLine }) => microsecondsPerLine);
  return {
    points,
    exponent: rounded(slope(fitted), 3),
    growth: rounded(Number(perLine.at(-1)) / Number(perLine[0]), 2),
  };
}

function pointAt(lines: number, runs: number): ScalingPoint {
  const json = JSON.stringify(invoiceWithLines(lines));
  // Enough documents in a run to make about a thousand lines, so that small documents are measured as
  // precisely.
  const documents = Math.max(1, Math.round(1000 / lines));
  const time = Math.min(...Array.from({ length: runs }, () => timeOfRun(json, documents)));
  return {
    lines,
    milliseconds: rounded(time, 3),
    microsecondsPerLine: rounded((time * 1000) / lines, 2),
  };
}

function timeOfRun(json: string, documents: number): number {
  const start = performance.now();
  for (let count = 0; count < documents; count++) convert(JSON.parse(json));
  return (performance.now() - start) / documents;
}

/** Least squares on the logarithms. */
function slope(points: readonly ScalingPoint[]): number {
  const x = points.map(({ lines }) => Math.log(lines));
  const y = points.map(({ milliseconds }) => Math.log(milliseconds));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = x.reduce((sum, value, index) => sum + (value - meanX) * (Number(y[index]) - meanY), 0);
  return covariance / x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
}
