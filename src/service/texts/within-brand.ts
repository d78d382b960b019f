import { type Brief, says } from './brief'

/** Goes behind advice that touches colour or contrast, which a brand may have fixed. */
export function withinBrand(brief: Brief, ...advice: string[]): string {
  const touches = advice.some((words) => /colour|contrast/.test(words))
  return touches && says(brief, 'brand') ? ' Keep to the brand constraints while you do.' : ''
}
