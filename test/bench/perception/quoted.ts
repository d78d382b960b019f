import type { SetName } from './viewed-sets'

/** A figure of others that was not measured here. */
export interface Quoted {
  label: string
  nss: number
  cc: number
}

/**
 * The maps that were published for FiWI, scored the same way on 8 of its pages. Those pages are among the half that
 * judges and are not at hand: the figures are quoted and of other pages than the rows above them.
 */
export const QUOTED: Partial<Record<SetName, Quoted[]>> = {
  fiwi: [
    { label: 'quoted, 8 other pages: SALICON', nss: 1.18, cc: 0.45 },
    { label: 'quoted, 8 other pages: DeepGaze II', nss: 1.28, cc: 0.49 },
    { label: 'quoted, 8 other pages: a network trained on posters', nss: 1.29, cc: 0.5 }
  ]
}
