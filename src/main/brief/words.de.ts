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
  tooLong: (field) => ({
    message: `Der Text „${FIELDS[field]}“ dieses Briefings ist zu lang für die Datei. Nichts wurde gespeichert.`,
    advice: 'Kürzen Sie ihn auf höchstens 10.000 Zeichen.'
  })
}
