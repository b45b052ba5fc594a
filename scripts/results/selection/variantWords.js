/**
 * That some products were tested in another setup, and why their results stand beside the others, for readers.
 *
 * @param {{ variant: string, products: string[], reason: string | null }} declared `products`: by name
 */
export const variantWords = ({ variant, products, reason }) =>
  `${products.join(', ')}: tested in the variant “${variant}”; ${reason}.`;
