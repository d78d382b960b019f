import { wordsOf } from '../language'

/** What settings are called in the panel and in Figma's quick actions. */
export const words = wordsOf('file', {
  /** How a frame will be seen. */
  medium: {
    auto: 'Auto, by size',
    desktopWeb: 'Desktop page',
    mobileWeb: 'Mobile screen',
    generic: 'Generic'
  }
})
