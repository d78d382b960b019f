import { type Accuracy, measureSets } from './accuracy'
import { clarityFit, type ClarityFit } from './clarity-fit'
import { type Cost, measureCosts } from './cost/cost'
import { type Gain, gainsOf } from './gains'
import { type MeasuredFaces, measureFaces } from './faces/faces'
import { measurePopOut, type PopOut } from './pop-out/pop-out'
import { SET_NAMES, type SetName } from './viewed-sets'
import { hasData } from './viewing-data'

/** Everything that one run of the perception benchmark finds out; null or missing where it did not look. */
export interface Measured {
  accuracy: Partial<Record<SetName, Accuracy>>
  /** What is seen first of the boxes on pages. */
  popOut: PopOut | null
  faces: MeasuredFaces | null
  /** What the backbone gains. */
  sight: Gain[] | null
  clarity: ClarityFit | null
  costs: Cost[] | null
}

/** What can be measured alone. */
const PARTS = [...SET_NAMES, 'pop-out', 'faces', 'sight', 'clarity', 'cost'] as const

export interface BenchOptions {
  /** The wanted parts; all by default. */
  only?: readonly string[]
  /** Takes each n-th photograph only. */
  everyPhotograph?: number
}

/** Measures the wanted parts whose data is at hand. */
export async function measurePerception({
  only = [],
  everyPhotograph = 1
}: BenchOptions): Promise<Measured> {
  const unknown = only.filter((name) => !(PARTS as readonly string[]).includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')} to measure, but ${PARTS.join(', ')}.`)
  }
  const wanted = (name: (typeof PARTS)[number]): boolean => only.length === 0 || only.includes(name)
  const seen = (name: (typeof PARTS)[number]): boolean => wanted(name) && hasData()
  return {
    // First, while the process is small: the others are processes of their own.
    costs: wanted('cost') ? await measureCosts() : null,
    accuracy: await measureSets(SET_NAMES.filter(seen), everyPhotograph),
    popOut: wanted('pop-out') ? await measurePopOut() : null,
    faces: wanted('faces') ? await measureFaces() : null,
    sight: seen('sight') ? await gainsOf(SET_NAMES, (_, { base }) => ({ models: base })) : null,
    clarity: seen('clarity') ? await clarityFit() : null
  }
}
