import { wordsOf } from '../../../language'
import { listWords } from '../../../language/list-words'

/** The variant that wins with its number, and the next with the rest. */
interface Lead {
  best: string
  share: string
  next: string
  rest: string
  /** True where there are others. */
  many: boolean
}

/** Names come in quotation marks, numbers as they are shown. */
export const words = wordsOf('ui/compare/verdict', {
  same: (names: string) => `People see the same in ${names}.`,
  unknown: (names: string) =>
    `${names} cannot be compared: fewer than two of them have a clarity score or measured layers.`,
  theMainAction: 'the main action',
  of: (what: string, variant: string) => `${what} in ${variant}`,
  unsure: (actions: string) => `Is it the same button? ${capital(actions)}.`,
  moved: (variant: string, more: string | null, fewer: string | null) =>
    more === null
      ? `In ${variant}, fewer people see ${fewer}.`
      : `In ${variant}, more people see ${more}${fewer === null ? '' : `, fewer ${fewer}`}.`,
  kinds: {
    desktopWeb: 'desktop pages',
    mobileWeb: 'mobile screens',
    generic: 'other designs'
  },
  notRanked: (kinds: string) => `${capital(kinds)} are not ranked against each other.`,

  noiseOfSeen: (points: string) => noise(points),
  noiseOfClarity: (points: string) => noise(`${points} of clarity`),
  realPeople: 'This does not cover how well the model matches real people.',
  suggestedDecides: (layer: string) => `${layer} is our guess for the main action.`,
  clarityDecides: 'No main action is known, so clarity decides.',
  clarityDecidesBeside: (layer: string) =>
    `${layer} is found in only one of these frames, so clarity decides.`,
  wins: ({ best, share, next, rest, many }: Lead) =>
    `${best}: ${share}, ${many ? `next comes ${next}` : next}: ${rest}.`,
  partSees: (part: string, layer: string) => `${part} of people see ${layer} within 2 seconds`,
  winsByClarity: ({ best, share, next, rest, many }: Lead) =>
    many
      ? `${best} is clearest with ${share} of 100, next comes ${next} with ${rest}.`
      : `${best} is clearer: ${share} of 100 against ${rest} in ${next}.`,
  /** Values with the variant of each. */
  closeByClarity: (values: string) => `Too close to call: clarity is ${values}.`,
  clarityNeeds: (decides: number) =>
    `People agree often enough which is clearer only from ${decides} points on.`,
  closeBySeen: (layer: string, values: string) =>
    `Too close to call: ${layer} is seen within 2 seconds by ${values}.`,

  providers: (names: string) =>
    `Different engines made these results (${names}): their numbers are hard to compare. Run all of them again with one.`,
  engines: (versions: string) =>
    `Analysed by different versions of the engine (${versions}): their numbers are hard to compare. Run the earlier ones again.`,
  earlierEngine: 'an earlier one',
  sizes: 'The frames differ in size, and the larger one has more to see: compare with care.',
  tooSmall: (names: readonly string[]) =>
    names.length === 1
      ? `${listWords(names)} is too small to judge: analyse the frame around it.`
      : `${listWords(names)} are too small to judge: analyse the frames around them.`,
  outOfDate: (names: readonly string[]) =>
    `${listWords(names)} changed since the analysis: the numbers are of the earlier design.`,
  rough: (names: string) =>
    `Numbers of ${names} are rough: the service’s map can only be read approximately.`
})

function noise(bound: string): string {
  return `Up to ${bound} may be noise: a design that is moved by 1–3 px, scaled by 3% or saved again changes by no more in 95 of 100 cases, measured with the built-in engine.`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
