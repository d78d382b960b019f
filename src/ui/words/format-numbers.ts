import { locale, percent, sharePercent } from '../../language'
import { words } from './words'

const MINUS = '−'
const UNKNOWN = '–'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number with `digits` decimals in the current language. */
export function formatFixed(value: number, digits: number): string {
  return formatOf(digits, false).format(value)
}

/** How many there are: “1,234”. */
export function formatCount(count: number): string {
  return formatOf(0, true).format(count)
}

function formatOf(digits: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale()} ${digits} ${useGrouping}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping
  })
  formats.set(key, made)
  return made
}

/** A part of the whole (0–1) as it is shown: “12%”, “2.4%”, “<0.1%”, or “–” where it is not known. */
export function formatShare(share: number | null): string {
  if (share === null) return UNKNOWN
  return sharePercent(share, (least) => `<${least}`)
}

/** A score from 0 to 100, or “–” where it is not known. */
export function formatScore(score: number | null): string {
  return score === null ? UNKNOWN : String(Math.round(score))
}

/** A part of the whole (0–1) with one decimal: “12.4%”. Differences between variants are about that fine. */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.0005
    ? `<${percent(0.001, 1)}`
    : percent(Math.round(share * 1000) / 1000, 1)
}

/** The difference of two scores, computed from the shown, rounded values: “+4”. */
export function formatScoreDelta(now: number, base: number): string {
  const difference = Math.round(now) - Math.round(base)
  if (difference === 0) return '±0'
  return `${difference > 0 ? '+' : MINUS}${Math.abs(difference)}`
}

/** A difference of scores in words: “3 points”. */
export function formatPoints(points: number): string {
  const rounded = Math.round(points)
  return rounded === 1 ? words().point : words().points(formatCount(rounded))
}

/** Bytes as 340 kB or 3.4 MB, in thousands and millions as the limit is. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = bytes / 1_000_000
  return `${formatFixed(megabytes, megabytes < 10 ? 1 : 0)} MB`
}
