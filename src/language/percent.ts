import { locale } from './language'

const formats = new Map<string, Intl.NumberFormat>()

/** A part of the whole, 0–1, in per cent with so many decimals, as the language that is spoken writes it: 8.3%, 8,3 %. */
export function percent(share: number, decimals = 0): string {
  const key = `${locale()} ${decimals}`
  const known = formats.get(key)
  if (known !== undefined) return known.format(share)
  const made = new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals
  })
  formats.set(key, made)
  return made.format(share)
}
