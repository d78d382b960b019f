import type { BriefField } from '../../file'
import type { Translation } from '../../language'
import type { words } from './words'

const FIELDS: Record<BriefField, string> = {
  description: 'Beschreibung',
  goal: 'Ziel',
  audience: 'Zielgruppe',
  brand: 'Marke'
}

export const german: Translation<typeof words> = {
  adNewer: {
    message:
      'Dieser Frame hat eine Anzeigensichtbarkeit aus einer neueren Version von Glance; sie bleibt, wie sie ist.',
    advice: 'Aktualisieren Sie Glance und versuchen Sie es dann noch einmal.'
  },
  adTooLong: {
    message: 'Diese Anzeigensichtbarkeit ist zu lang, um in der Datei gespeichert zu werden.',
    advice: 'Kürzen Sie den Namen des Frames und versuchen Sie es dann noch einmal.'
  },
  briefNewer: {
    message: 'Dieses Briefing stammt aus einer neueren Version von Glance und bleibt, wie es ist.',
    advice: 'Aktualisieren Sie Glance, um es zu lesen und zu ändern.'
  },
  briefTooLong: (field) => ({
    message: `Der Text „${FIELDS[field]}“ dieses Briefings ist zu lang für die Datei. Nichts wurde gespeichert.`,
    advice: 'Kürzen Sie ihn auf höchstens 10.000 Zeichen.'
  })
}
