import type { ChangeKind } from '../../bridge'
import { wordsOf } from '../../language'

/** What is said where changes are tried on copies. `name` is a layer’s, in quotation marks. */
export const words = wordsOf('ui/what-if', {
  tryIt: 'Try it',
  tryItName: (change: string) => `Try it: ${change}`,
  tryAChange: 'Try a change',
  other: (fix: string) => `Other changes for: ${fix}`,
  /** Changes to choose from. */
  change: {
    larger: (name: string) => `Make ${name} larger`,
    smaller: (name: string) => `Make ${name} smaller`,
    fill: (name: string) => `Fill ${name} with a stronger colour`,
    calm: (name: string) => `Make ${name} calmer`,
    contrast: (name: string) => `Raise the contrast of ${name}`,
    order: (name: string) => `Move ${name} up`,
    space: (name: string) => `Give ${name} more space`,
    hide: (name: string) => `Hide ${name}`
  } satisfies Record<ChangeKind, (name: string) => string>,
  /** The same as what was tried; without quotation marks in a copy’s name. */
  tried: {
    larger: (name: string) => `larger ${name}`,
    smaller: (name: string) => `smaller ${name}`,
    fill: (name: string) => `stronger colour of ${name}`,
    calm: (name: string) => `calmer ${name}`,
    contrast: (name: string) => `more contrast of ${name}`,
    order: (name: string) => `${name} further up`,
    space: (name: string) => `more space around ${name}`,
    hide: (name: string) => `without ${name}`
  } satisfies Record<ChangeKind, (name: string) => string>,
  copyName: (frame: string, tried: string) => `${frame} – tried: ${tried}`,
  title: 'Tried on copies',
  whatIsAsked: 'The picture of the copy',
  note: 'Changes are tried on a copy beside the frame.',
  mayCost: 'This may be charged.',
  runFirst: 'The frame has changed. Run again, then fixes can be tried.',
  copying: 'Making the copy',
  progress: 'Analysis of the copy',
  cancel: 'Cancel',
  ifCancelled: 'If you cancel, the copy is removed.',
  before: 'Before',
  after: 'After',
  main: (name: string) => `Main action: ${name}`,
  share: 'Share',
  place: 'Seen',
  picture: (copy: string) => `Picture of ${copy}`,
  outcome: {
    better: (name: string, points: string) => `Better: ${name} gets ${points} more attention.`,
    worse: (name: string, points: string) => `Worse: ${name} gets ${points} less attention.`,
    close: (name: string) =>
      `Too close to call: attention on ${name} moves by no more than the estimate’s own noise.`,
    unknown: (name: string) => `What ${name} gets in the copy could not be measured.`
  },
  keep: 'Keep',
  discard: 'Discard',
  keepCopy: (copy: string) => `Keep the copy “${copy}”`,
  discardCopy: (copy: string) => `Discard the copy “${copy}”`,
  show: 'Show',
  showCopy: (copy: string) => `Show the copy “${copy}”`,
  kept: 'Kept',
  dismiss: 'Dismiss',
  discardTheCopy: 'Discard the copy',
  keepTheCopy: 'Keep the copy',
  refused: (tried: string) => `Not tried: ${tried}`,
  failed: (tried: string) => `The copy could not be analysed: ${tried}`,
  noEffect: {
    message: 'Nothing can be seen of this change, so the copy was removed.',
    advice: 'Try another change.'
  },
  gone: 'The copy was deleted on the canvas.',
  edited: 'The copy has been edited since, so this no longer holds.',
  original: 'The frame has changed since; the copy shows how it was.',
  earlier: 'From an earlier run of this frame.'
})
