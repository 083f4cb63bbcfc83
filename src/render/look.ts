import {
  expected,
  type OptionShape,
  oneOf,
  optionsOf,
  textWithContent,
  trueOrFalse,
} from '../core/options/option-kinds.ts';

export const densities = ['normal', 'compact'] as const;

/** Densities of a page; without a choice, a page with few rows has more space. */
export type Density = (typeof densities)[number] | 'roomy';

/** A company's additions to its documents; none changes or hides a figure. */
export interface Look {
  /**
   * A picture as a data URI: PNG, JPEG, WebP or SVG, of at most one megabyte. It is shown as a picture and loads
   * nothing.
   */
  readonly logo?: string;
  /** A colour such as `#0f4c5c` for titles and rules, dark enough to be read on white (a contrast of 4.5 to 1). */
  readonly accent?: string;
  /** A text below the document; line breaks are kept. */
  readonly footer?: string;
  /** A text about bank accounts for payment, in addition to the document's own; line breaks are kept. */
  readonly bankDetails?: string;
  /** True to write the amount due in words too, as on a cheque. */
  readonly amountInWords?: boolean;
  /** True to leave space for a signature. */
  readonly signature?: boolean;
  /** True to leave space for a stamp. */
  readonly stamp?: boolean;
  /** Default: compact from 15 lines on, otherwise normal. */
  readonly density?: (typeof densities)[number];
}

/** Characters of a data URI for a megabyte. */
const longestLogo = 1_400_000;
const picture = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

export const lookShape = {
  logo: expected<string>(
    (value) => typeof value === 'string' && value.length <= longestLogo && picture.test(value),
    'a data URI of a PNG, JPEG, WebP or SVG picture in base64, of at most a megabyte',
  ),
  accent: expected<string>(
    isReadableColour,
    'a colour such as #0f4c5c that is dark enough to be read on white',
  ),
  footer: textWithContent,
  bankDetails: textWithContent,
  amountInWords: trueOrFalse,
  signature: trueOrFalse,
  stamp: trueOrFalse,
  density: oneOf(densities),
} satisfies OptionShape<Look>;

export const lookKind = optionsOf<Look>(lookShape);

/** The least contrast of a text on its ground (WCAG 2, level AA). */
const leastContrast = 4.5;

function isReadableColour(value: unknown): boolean {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => luminance(value.slice(at, at + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= leastContrast;
}

function luminance(hexadecimal: string): number {
  const part = Number.parseInt(hexadecimal, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
