import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  whatToChange: 'Was Sie ändern können',
  changes: 'Änderungen',
  apply: 'Im Frame ändern',
  applyName: (change) => `Im Frame ändern: ${change}`,
  applied: 'Im Frame geändert. Rückgängig nimmt es zurück.',
  tryIt: 'An Kopie ausprobieren',
  tryItName: (change) => `An Kopie ausprobieren: ${change}`,
  looking: (name) => `Änderungen für ${name} werden ausprobiert`,
  lookingProgress: 'Ausprobierte Änderungen',
  triedSoFar: (done, of) => `${done} von ${of} ausprobiert`,
  selected: 'Ausgewählte Ebene',
  whyMissed: (name) => `Warum ${name} übersehen wird`,
  thisPlace: 'diese Stelle',
  asAnalysed: 'im analysierten Stand',
  partOfPicture: 'Flaches Bild: Ändern Sie das Original, importieren Sie es und vergleichen Sie.',
  locked: (names) => `Gesperrt, daher nicht ausprobiert: ${names}.`,
  inInstance: (names) => `In einer Instanz, daher nicht verschoben oder vergrößert: ${names}.`,
  whatHelps: 'Was hilft ihr?',
  noAction: 'Wählen Sie oben die Hauptaktion, um Vorschläge zu erhalten.',
  couldNotLook: 'Vorschläge waren nicht möglich',
  byGlance: 'Ausprobiert von Glance auf diesem Computer, nicht vom Dienst.',
  copyName: (frame, change) => `${frame} – ausprobiert: ${change}`,
  title: 'An Kopien ausprobiert',
  whatIsAsked: 'Das Bild der Kopie',
  note: 'Kopien liegen neben dem Frame.',
  mayCost: 'Das kann etwas kosten.',
  runFirst: 'Der Frame hat sich geändert. Analysieren Sie erneut, um neue Vorschläge zu erhalten.',
  allKept: 'Jeder Vorschlag ist jetzt ein eigener Frame.',
  copying: 'Kopie wird erstellt',
  ifCancelled: 'Die Kopie wird entfernt.',
  before: 'Vorher',
  after: 'Nachher',
  main: (name) => `Hauptaktion: ${name}`,
  picture: (copy) => `Bild von ${copy}`,
  outcome: {
    better: (change) => `Besser: ${change}.`,
    worse: (change) => `Schlechter: ${change}.`,
    close: (name) => `Zu knapp für eine Aussage: ${name} sehen etwa so viele wie zuvor.`,
    unknown: (name) => `Wie viele ${name} in der Kopie sehen, ist nicht bekannt.`
  },
  keep: 'Behalten',
  discard: 'Verwerfen',
  theCopy: (copy) => `die Kopie „${copy}“`,
  discarded: 'Kopie verworfen. Rückgängig bringt sie zurück.',
  show: 'Zeigen',
  nowAFrame: (copy) => `„${copy}“ ist jetzt ein eigener Frame.`,
  failed: (change) => `Die Kopie konnte nicht analysiert werden: ${change}`,
  outOfDate: {
    message: 'Der Frame hat sich seit seiner Analyse geändert.',
    advice: 'Analysieren Sie ihn erneut und probieren Sie die Änderung dann aus.'
  },
  noEffect: {
    message: 'Diese Änderung ist nicht zu sehen; die Kopie wurde deshalb entfernt.',
    advice: 'Probieren Sie eine andere Änderung aus.'
  },
  notAnalysed: {
    message: 'Die Kopie wurde nicht analysiert.',
    advice: 'Analysieren Sie sie wie jeden Frame, oder verwerfen Sie sie.'
  },
  edited: 'Die Kopie wurde seitdem bearbeitet; das hier gilt nicht mehr.',
  original: 'Der Frame hat sich seitdem geändert; die Kopie zeigt ihn, wie er war.',
  earlier: 'Aus einem früheren Lauf dieses Frames.'
}
