import { wordsOf } from '../../language'

/** Words of advice on a main action, and of changes that help it. `name` is a layer's, in quotation marks. */
export const adviceWords = wordsOf('engine/texts/advice', {
  /** Changes to make, as imperatives. */
  change: {
    recolour: (name: string, colour: string) => `Fill ${name} with ${colour}`,
    /** A layer, and others that get the same. */
    andMore: (name: string, more: string) => `${name} and ${more} more`,
    contrast: (name: string, colour: string) => `Write ${name} in ${colour}`,
    darken: (name: string, colour: string, code: string) =>
      `Make the ${colour} of ${name} darker (${code})`,
    lighten: (name: string, colour: string, code: string) =>
      `Make the ${colour} of ${name} lighter (${code})`,
    swap: (name: string, other: string) => `Swap the looks of ${name} and ${other}`,
    touch: (name: string) => `Make ${name} 44 px high`,
    order: (name: string, before: string) => `Move ${name} before ${before}`
  },
  /** Numbers that are a reason by themselves. */
  fact: {
    contrast: (from: string, to: string) => `contrast ${from} → ${to} to 1; 4.5 is readable`,
    fill: (from: string, to: string) =>
      `contrast with what is around it ${from} → ${to} to 1; 3 stands out`,
    touch: (from: string, to: string) => `${from} → ${to} px, for fingers`
  },
  bringAbove: (name: string) => `Bring ${name} above the fold.`,
  /** After it. */
  asBar: (gain: string) => `As a bar at the end of the first screen: ${gain}.`,
  aLayer: 'a layer',
  anotherLayer: 'another layer',
  anotherColour: 'another colour',
  /** A colour of the design, with its code. */
  yourColour: (colour: string, code: string) => `your ${colour} (${code})`,
  colours: {
    black: 'black',
    grey: 'grey',
    white: 'white',
    beige: 'beige',
    brown: 'brown',
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink'
  },
  /** In parts of the viewers who see it. */
  cost: (before: string, after: string) => `Costs the headline: ${before} → ${after}.`,
  earlyEnough: (name: string, place: string) => `${name} is seen early enough (${place}).`,
  nothingHelps: (name: string, count: number) =>
    count === 0
      ? `No suggestion for ${name}.`
      : count === 1
        ? `We tried one change. It does not clearly help ${name}.`
        : `We tried ${count} changes. None clearly helps ${name}.`
})
