import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  tryIt: 'Ausprobieren',
  tryItName: (change) => `Ausprobieren: ${change}`,
  tryAChange: 'Änderung ausprobieren',
  other: (fix) => `Andere Änderungen zu: ${fix}`,
  change: {
    larger: (name) => `${name} größer machen`,
    smaller: (name) => `${name} kleiner machen`,
    fill: (name) => `${name} kräftiger füllen`,
    calm: (name) => `${name} ruhiger machen`,
    contrast: (name) => `Kontrast von ${name} erhöhen`,
    order: (name) => `${name} nach oben schieben`,
    space: (name) => `${name} mehr Raum geben`,
    hide: (name) => `${name} ausblenden`
  },
  tried: {
    larger: (name) => `${name} größer`,
    smaller: (name) => `${name} kleiner`,
    fill: (name) => `${name} kräftiger gefüllt`,
    calm: (name) => `${name} ruhiger`,
    contrast: (name) => `${name} mit mehr Kontrast`,
    order: (name) => `${name} weiter oben`,
    space: (name) => `mehr Raum um ${name}`,
    hide: (name) => `ohne ${name}`
  },
  copyName: (frame, tried) => `${frame} – ausprobiert: ${tried}`,
  title: 'An Kopien ausprobiert',
  whatIsAsked: 'Das Bild der Kopie',
  note: 'Änderungen werden an einer Kopie neben dem Frame ausprobiert.',
  mayCost: 'Das kann etwas kosten.',
  runFirst:
    'Der Frame hat sich geändert. Analysieren Sie ihn erneut, dann lassen sich Änderungen ausprobieren.',
  copying: 'Kopie wird erstellt',
  progress: 'Analyse der Kopie',
  cancel: 'Abbrechen',
  ifCancelled: 'Wenn Sie abbrechen, wird die Kopie entfernt.',
  before: 'Vorher',
  after: 'Nachher',
  main: (name) => `Hauptaktion: ${name}`,
  share: 'Anteil',
  place: 'Gesehen',
  picture: (copy) => `Bild von ${copy}`,
  outcome: {
    better: (name, points) => `Besser: ${name} erhält ${points} mehr Aufmerksamkeit.`,
    worse: (name, points) => `Schlechter: ${name} erhält ${points} weniger Aufmerksamkeit.`,
    close: (name) =>
      `Zu knapp für eine Aussage: Die Aufmerksamkeit für ${name} ändert sich nicht stärker, als die Schätzung ohnehin schwankt.`,
    unknown: (name) => `Was ${name} in der Kopie erhält, ließ sich nicht messen.`
  },
  keep: 'Behalten',
  discard: 'Verwerfen',
  keepCopy: (copy) => `Die Kopie „${copy}“ behalten`,
  discardCopy: (copy) => `Die Kopie „${copy}“ verwerfen`,
  show: 'Zeigen',
  showCopy: (copy) => `Die Kopie „${copy}“ zeigen`,
  kept: 'Behalten',
  dismiss: 'Schließen',
  discardTheCopy: 'Die Kopie verwerfen',
  keepTheCopy: 'Die Kopie behalten',
  refused: (tried) => `Nicht ausprobiert: ${tried}`,
  failed: (tried) => `Die Kopie konnte nicht analysiert werden: ${tried}`,
  noEffect: {
    message: 'Von dieser Änderung ist nichts zu sehen; die Kopie wurde deshalb entfernt.',
    advice: 'Probieren Sie eine andere Änderung aus.'
  },
  gone: 'Die Kopie wurde auf der Arbeitsfläche gelöscht.',
  edited: 'Die Kopie wurde seitdem bearbeitet; das hier gilt nicht mehr.',
  original: 'Der Frame hat sich seitdem geändert; die Kopie zeigt ihn, wie er war.',
  earlier: 'Aus einem früheren Lauf dieses Frames.'
}
