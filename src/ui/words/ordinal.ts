import { language } from '../../language'

const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as it is written: 1st, 2nd, 3rd, 11th, 22nd; in German 1., 2., 3. */
export function ordinal(place: number): string {
  return language() === 'de' ? `${place}.` : `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`
}
