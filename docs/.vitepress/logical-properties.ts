/** Sides by the direction of the text, so that the theme, which is made for left to right, also runs from right to left. */
const logical: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

const alignments: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

/** A plugin of PostCSS. */
export const logicalProperties = {
  postcssPlugin: 'logical-properties',
  Declaration(declaration: { prop: string; value: string }): void {
    const property = logical[declaration.prop];
    if (property !== undefined) declaration.prop = property;
    if (declaration.prop === 'text-align')
      declaration.value = alignments[declaration.value] ?? declaration.value;
  },
};
