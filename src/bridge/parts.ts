/**
 * Parts that the panel loads lazily: the scripts of its Workers, the networks' weights and its German. The main
 * thread holds them packed and sends them on request, which more than halves the panel's document.
 */
export const PARTS = ['engine', 'video', 'networks', 'german'] as const

export type Part = (typeof PARTS)[number]
