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
  return share > 0 && share < 0.0005 ? `<${percent(0.001, 1)}` : percent(tenths(share) / 100, 1)
}

/** The difference of two scores, computed from the shown, rounded values: “+4”. */
export function formatScoreDelta(now: number, base: number): string {
  return signed(Math.round(now) - Math.round(base), 0)
}

/** A number of points that is rounded already: “3 points”, “0.7 points”. */
function pointsOf(points: number): string {
  if (points === 1) return words().point
  return words().points(formatFixed(points, Number.isInteger(points) ? 0 : 1))
}

export function scoreApart(one: number, other: number): string {
  return pointsOf(Math.abs(Math.round(one) - Math.round(other)))
}

/** Bytes as 340 kB or 3.4 MB, in thousands and millions as the limit is. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = bytes / 1_000_000
  return `${formatFixed(megabytes, megabytes < 10 ? 1 : 0)} MB`
}

function tenths(share: number): number {
  return Math.round(share * 1000) / 10
}

function signed(value: number, digits: number): string {
  const size = Math.abs(value)
  if (Number(size.toFixed(digits)) === 0) return '±0'
  return `${value > 0 ? '+' : MINUS}${formatFixed(size, digits)}`
}
