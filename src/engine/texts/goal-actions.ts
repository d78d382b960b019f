import { seenFirst } from '../../order/order'
import type { LayerShare } from '../../file'

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
  /** The button that asks people for what the goal wants, the one seen by most of several; null where none does. */
  asked: LayerShare | null
  /** True where the goal wants something that no button asks for: unknown words of a goal want nothing. */
  isGoalUnanswered: boolean
}

/** How buttons answer a goal, by what both ask people to do. */
export function goalAnswer(buttons: readonly LayerShare[], goal: string): GoalAnswer {
  const wanted = WANTS.filter((want) => want.goal.test(goal))
  const asking = buttons.filter(({ name, label = '' }) =>
    wanted.some(({ button }) => button.test(label) || button.test(name))
  )
  const asked = seenFirst(asking)[0] ?? asking[0] ?? null
  // Parts of a picture say nothing that could be read.
  const isRead = buttons.length > 0 && buttons.every(({ found }) => found === undefined)
  return { asked, isGoalUnanswered: isRead && wanted.length > 0 && asked === null }
}
