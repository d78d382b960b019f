import { language, locale } from './language'

const percents = new Map<string, Intl.NumberFormat>()

/** A part of the whole, 0–1, in per cent as the current language writes it: 8.3%, 8,3 %. */
export function percent(share: number, decimals = 0): string {
  const key = `${locale()} ${decimals}`
  const known = percents.get(key)
  if (known !== undefined) return known.format(share)
  const made = new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals
  })
  percents.set(key, made)
  return made.format(share)
}

/** A number to tenths, as the current language writes it: 4.5, 4,5. */
export function tenths(value: number): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/**
 * A share of attention (0–1) in per cent: to tenths below 10 %, to whole ones above, since the estimate's noise is 4 % of a
 * share.
 */
export function shownPercent(share: number): number {
  const exact = share * 100
  return exact < 9.95 ? Math.round(exact * 10) / 10 : Math.round(exact)
}

/** The same in words: “12%”, “2.4%”; `under` words a share that would be rounded to 0. */
export function sharePercent(share: number, under: (percent: string) => string): string {
  const shown = shownPercent(share)
  if (share > 0 && shown === 0) return under(percent(0.001, 1))
  return percent(shown / 100, shown < 10 && shown > 0 ? 1 : 0)
}

// Made on demand: Figma's main thread has no `Intl`.
let rules: Intl.PluralRules | undefined
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as it is written: 1st, 2nd, 3rd, 11th, 22nd; in German 1., 2., 3. */
export function ordinal(place: number): string {
  if (language() === 'de') return `${place}.`
  rules ??= new Intl.PluralRules('en-GB', { type: 'ordinal' })
  return `${place}${ENDINGS[rules.select(place)] ?? 'th'}`
}

/** Words as the beginning of a sentence. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
