import { lookedAt } from '../order/order'
import { buttonsOf } from './buttons'
import { goalMatch } from './goal-match'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/** What goals ask for, in English and German, and how buttons ask people for the same. */
const WANTS = [
  {
    goal: /\b(?:sell|sales?|sold|buy|buys|buyers?|purchases?|orders?|revenue|conversions?|checkout)\b|verk(?:auf|\u00e4uf)|kauf|bestell|umsatz|absatz/i,
    button:
      /\b(?:buy|order|purchase|pay|checkout|check out|add to (?:cart|bag|basket)|shop|get (?:it|yours))\b|kauf|bestell|bezahl|warenkorb/i
  },
  {
    goal: /\b(?:sign[- ]?ups?|sign up|registrations?|register|join|accounts?|members?|leads?|trials?|try)\b|anmeld|registrier|mitglied|konto|testen|ausprobier/i,
    button:
      /\b(?:sign[- ]?up|register|join|create (?:an )?account|get started|start|try|free)\b|anmeld|registrier|konto|mitmachen|beitreten|loslegen|starten|test|gratis|kostenlos/i
  },
  {
    goal: /\b(?:subscri\w*|newsletter)\b|abonn|newsletter/i,
    button: /\b(?:subscribe|sign[- ]?up|join)\b|abonn|anmeld|eintragen/i
  },
  {
    goal: /\b(?:book|booking|bookings|reserv\w*|appointments?)\b|buch|reserv|termin/i,
    button: /\b(?:book|reserve|schedule|appointment|find|search)\b|buch|reserv|termin|such|find/i
  },
  {
    goal: /\b(?:downloads?|installs?|installations?)\b|herunterlad|install/i,
    button: /\b(?:download|install|get (?:the|it|on))\b|herunterlad|laden|install|holen/i
  },
  {
    goal: /\b(?:donat\w*|fundrais\w*)\b|spend/i,
    button: /\b(?:donate|give|support)\b|spend|unterst\u00fctz/i
  },
  {
    goal: /\b(?:contact|enquir\w*|inquir\w*|requests?|quotes?|demos?)\b|kontakt|anfrag|angebot/i,
    button: /\b(?:contact|talk|call|request|ask|quote|demo|send|price)\b|kontakt|anfrag|anruf|angebot|senden|schreib/i
  }
]

/** How a design's buttons answer what its goal asks people to do. */
export interface GoalAnswer {
  /** The button that the goal names, or that asks for the same; null where none does. */
  button: MeasuredLayer | null
  by: 'goal' | 'asks'
  /** True where the goal asks for something that no button does: words of a goal that nobody knows ask for nothing. */
  isUnanswered: boolean
}

/** Which button a goal is reached by, as far as words tell: first one that the goal names, then one that asks for the same. */
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
  const [most] = lookedAt(asking)
  const button = most ?? asking[0] ?? null
  return { button, by: 'asks', isUnanswered: isRead && wanted.length > 0 && button === null }
}
