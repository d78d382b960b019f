/**
 * What a web designer expects of a design, stated before it was measured. Layers are called by their names, after the
 * name of something that they lie in where several have the same: “Team plan > Price”.
 */
export interface Expectation {
  /** Any of these may be seen first. */
  first: readonly string[]
  /** What the design is there to lead to, and the last place that it may have among what is seen. */
  action: { layer: string; within: number }
  /** What has to be among the first five. */
  soon: readonly string[]
}

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  // A lit lamp and a headline in letters of 76 px share the screen; the one filled button is large.
  'Landing page A': {
    first: ['Hero / Photo', 'Hero / Headline'],
    action: { layer: 'Primary CTA', within: 4 },
    soon: ['Hero / Photo', 'Hero / Headline']
  },
  // The round price tag is drawn to be seen first; the order button is an outline beside a black one.
  'Landing page B': {
    first: ['Price tag', 'Hero / Photo', 'Hero / Headline'],
    action: { layer: 'Primary CTA', within: 7 },
    soon: ['Price tag', 'Hero / Headline']
  },
  // The one saturated thing is the button across the screen, with the total above it.
  'Phone checkout': {
    first: ['Pay button', 'Total / Amount', 'Title'],
    action: { layer: 'Pay button', within: 3 },
    soon: ['Pay button', 'Total / Amount']
  },
  // The yellow curve and the yellow button are alone in their colour; figures are read from the left.
  'Fleet dashboard': {
    first: ['Key figure / Generating now', 'Chart / Area', 'Chart / Generation', 'Export'],
    action: { layer: 'Export', within: 6 },
    soon: ['Key figure / Generating now', 'Export']
  },
  'Article page': {
    first: ['Headline', 'Hero photo'],
    action: { layer: 'Subscribe', within: 6 },
    soon: ['Headline', 'Hero photo']
  },
  'Ad banner 970x250': {
    first: ['Headline'],
    action: { layer: 'CTA', within: 2 },
    soon: ['Headline', 'CTA']
  },
  'Ad banner 300x250': {
    first: ['Headline'],
    action: { layer: 'CTA', within: 2 },
    soon: ['Headline', 'CTA']
  },
  // A face that looks at the viewer, beside a headline.
  'Hero with a photographed face': {
    first: ['Hero / Picture', 'Headline'],
    action: { layer: 'Primary button', within: 4 },
    soon: ['Hero / Picture', 'Headline', 'Primary button']
  },
  'Hero with a drawn face': {
    first: ['Hero / Picture', 'Headline'],
    action: { layer: 'Primary button', within: 4 },
    soon: ['Hero / Picture', 'Headline', 'Primary button']
  },
  // The middle card is the one that differs, and prices are the largest numerals.
  'Pricing with three plans': {
    first: ['Headline', 'Team plan > Price'],
    action: { layer: 'Team plan > Choose', within: 6 },
    soon: ['Headline', 'Team plan > Price']
  },
  // A face, the screen's largest word, and the one filled button.
  'Phone settings': {
    first: ['Portrait', 'Title', 'Get storage'],
    action: { layer: 'Get storage', within: 4 },
    soon: ['Portrait', 'Title', 'Get storage']
  },
  // One red tile of four, and one bright button.
  'Dark dashboard': {
    first: ['Errors > Value', 'Open incident'],
    action: { layer: 'Open incident', within: 4 },
    soon: ['Errors > Value', 'Open incident']
  },
  // The sale's headline; the glowing lamp and the dark vase are the strongest of the pictures.
  'Shop page with products': {
    first: ['Sale / Title', 'Shop the sale', 'Product / Dome lamp > Photo'],
    action: { layer: 'Shop the sale', within: 4 },
    soon: ['Sale / Title', 'Shop the sale']
  },
  // White letters of 44 px on a panel of the brand's colour; the form's button is a pale one.
  'Sign-up form': {
    first: ['Claim', 'Heading'],
    action: { layer: 'Create account', within: 8 },
    soon: ['Claim', 'Heading']
  }
}
