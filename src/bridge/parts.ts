/**
 * What the panel starts without: the scripts of its Workers, the weights of what finds faces and its German. The main
 * thread holds them, packed, and hands them out when they are asked for; the panel's document is less than half as large.
 */
export const PARTS = ['engine', 'video', 'faces', 'german'] as const

export type Part = (typeof PARTS)[number]
