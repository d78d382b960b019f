import { wordsOf } from '../../language'

/** Texts of comparisons on the canvas. */
export const words = wordsOf('main/compare', {
  replaced: 'The earlier board of these frames was replaced. Undo brings it back.',
  kept: 'The earlier board of these frames may have been edited, so it stays.',
  noFont: {
    message: 'Figma could not load Inter, the font of its boards.',
    advice: 'Check your connection, then place the board again.'
  },
  notABoard: {
    message: 'This layer is not a comparison board of Glance.',
    advice: 'Delete it by hand if you no longer need it.'
  },
  board: 'the board',
  unnamed: 'Unnamed',
  /** Names of the board's layers. */
  layers: {
    header: 'Header',
    variants: 'Variants',
    heading: 'Heading',
    badge: 'Badge',
    picture: 'Picture',
    design: 'Design',
    map: 'Map',
    mark: (label: string) => `Mark ${label}`,
    number: (label: string) => `Number ${label}`,
    figures: 'Figures',
    callouts: 'What moved',
    callout: (label: string) => `Callout ${label}`,
    footer: 'Footer',
    scale: 'Scale',
    legend: 'Legend'
  }
})
