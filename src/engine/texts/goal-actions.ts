import { seenFirst } from '../../order/order'
import { buttonsOf, mainAction } from './buttons'
import { goalMatch } from './goal-match'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import type { Brief } from './brief'
import { layersOf } from './ranks'

/** How goals begin what they ask for, in English and German, and how buttons begin to ask people for the same. */
const WANTS = [
  [
    'sell|sales?\\b|buy|purchase|orders|revenue|conversion|verkauf|kaufen|bestell|umsatz',
    'buy|order|purchase|pay|check ?out|add to|shop|kauf|bestell|bezahl|in den warenkorb'
  ],
  [
    'sign[ -]?up|regist|join|account|member|trial|anmeld|mitglied|konto|testen',
    'sign[ -]?up|regist|join|create|get started|start|try|anmeld|konto|testen|gratis|kostenlos'
  ],
  ['subscri|newsletter|abonn', 'subscri|sign[ -]?up|join|abonn|anmeld'],
  ['book(?!k)|reserv|appointment|buch|termin', 'book|reserv|schedule|find|buch|termin|such'],
  ['download|install|herunterlad', 'download|install|get |herunterlad|laden'],
  ['donat|spende', 'donat|give|spende'],
  [
    'contact|enquir|quote|demo\\b|kontakt|anfrag',
    'contact|talk|request|quote|demo|send|kontakt|anfrag|angebot'
  ]
].map(([goal = '', button = '']) => ({ goal: begins(goal), button: begins(button) }))

function begins(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')
}

/** How a design's buttons answer what its goal asks people to do. */
interface GoalAnswer {
  /** The button that the goal names, or that asks for the same; null where none does. */
  button: MeasuredLayer | null
  by: 'goal' | 'asks'
  /** True where the goal asks for something that no button does: unknown words of a goal name no action. */
  isUnanswered: boolean
}

/** Which button a goal is reached by, by its words: first one that the goal names, then one that asks for the same. */
export function goalAnswer(measured: Measured, goal: string): GoalAnswer {
  const buttons = buttonsOf(measured)
  const named = goalMatch(measured, goal)
  if (named && buttons.includes(named)) return { button: named, by: 'goal', isUnanswered: false }
  const wanted = WANTS.filter((want) => want.goal.test(goal))
  const asking = buttons.filter(({ name, label = '' }) =>
    wanted.some(({ button }) => button.test(label) || button.test(name))
  )
  // Parts of a picture say nothing that could be read.
  const isRead = buttons.length > 0 && buttons.every(({ found }) => found === undefined)
  const [most] = seenFirst(asking)
  const button = most ?? asking[0] ?? null
  return { button, by: 'asks', isUnanswered: isRead && wanted.length > 0 && button === null }
}

/** The layer that a design is there to lead to. */
export interface Target {
  layer: MeasuredLayer
  /** How it is known. */
  by: 'mark' | GoalAnswer['by'] | 'itself'
}

/** The marked layer; else the button that the goal names or asks for; else the main action, if recognised. */
export function targetOf(measured: Measured, { goal = '' }: Brief): Target | null {
  const marked = layersOf(measured).find(({ isMainAction }) => isMainAction)
  if (marked) return { layer: marked, by: 'mark' }
  const { button, by } = goalAnswer(measured, goal)
  if (button) return { layer: button, by }
  const action = mainAction(measured)
  return action && { layer: action, by: 'itself' }
}
