import { wordsOf } from '../../language'

const AGAIN = 'Run again.'

/** Reasons why the file could not be read or changed. `what`: the thing to place or read, as a grammatical object. */
export const words = wordsOf('main/figma', {
  devMode: {
    message: 'In Dev Mode nothing can be placed, changed or removed here.',
    advice: 'Switch to Design for that; it needs edit access.'
  },
  nodeRemoved: {
    message: 'This frame is no longer in the file.',
    advice: 'Undo its deletion, or select another frame.'
  },
  notPlaced: (what: string, reason: string) => ({
    message: `Figma could not place ${what} (${reason}).`,
    advice: 'Nothing was changed in the file; try again.'
  }),
  imageRefused: (what: string, reason: string) => ({
    message: `Figma could not read ${what} (${reason}).`,
    advice: AGAIN
  }),
  /** `map` is its name, as on the canvas. */
  theMap: (map: string) => `the ${map.toLowerCase()} map`,
  mapMissing: (map: string) => ({
    message: `The picture of the ${map.toLowerCase()} map is no longer in the file.`,
    advice: 'Undo the deletion of its overlays, or run again.'
  }),
  imageMissing: (name: string) => ({
    message: `The picture of “${name}” is no longer in the file.`,
    advice: AGAIN
  }),
  pictureMissing: {
    message: 'A picture of this result is no longer in the file.',
    advice: 'Undo the deletion of its overlays, or run again.'
  },
  pictureUnloaded: (reason: string) => ({
    message: `A picture of this result could not be loaded (${reason}).`,
    advice: 'Check the connection to Figma, or run again.'
  }),
  undo: 'Undo',
  undoTooLate: 'Something else was changed since. Undo that first.',
  notUndone: 'Nothing seems undone. Press Ctrl or Cmd + Z on the canvas.',
  noAnswer: 'no answer came',
  storageUnreadable: (reason: string) => ({
    message: `Figma could not read what Glance keeps on this computer (${reason}).`,
    advice: 'Restart Figma and try again.'
  }),
  storageUnwritable: (reason: string) => ({
    message: `Figma could not save on this computer (${reason}).`,
    advice: 'Restart Figma and try again.'
  }),
  storageFull: {
    message: 'The 5 MB that Figma gives Glance on this computer are used up.',
    advice: 'Finish or discard unfinished analyses, then try again.'
  }
})
