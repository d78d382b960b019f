import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  mapShownFirst: 'Zuerst gezeigte Karte',
  veil: 'Schleier unter Karten',
  veils: { dark: 'Dunkel', light: 'Hell' },
  veilHelp: 'Dämpft das Design, damit Karten sich abheben. Gilt für neue Analysen.',
  hideOnClose: 'Overlays ausblenden, wenn Glance geschlossen wird',
  medium: 'Medium',
  predictions: 'Vorhersagen',
  prediction: {
    attention: { name: 'Aufmerksamkeit', about: 'mit ersten Blicken und Hotspots' },
    clarity: { name: 'Klarheit', about: 'Wert, und die Karte „Unruhe“' },
    excitingness: { name: 'Lebendigkeit', about: 'Wert und Karte' }
  },
  language: 'Sprache',
  licences: 'Lizenzen',
  asTheBrowser: (name) => `Wie der Browser: ${name}`,
  deviceOnly:
    'Diese Version von Glance arbeitet nur auf diesem Gerät; nichts verlässt Ihren Computer. Andere Versionen können sich mit einem Analysedienst verbinden.',
  analyseWith: 'Analysieren mit',
  sent: {
    'on-device': 'Nichts verlässt Ihren Computer. Sie brauchen kein Konto.',
    service:
      'Sendet Bild und Name des Frames, sein Briefing und Ihren Schlüssel an den Dienst, den Sie verbinden.'
  },
  baseUrl: 'Adresse des Dienstes (Basis-URL)',
  noVersion:
    'Die meisten Adressen enden mit einer Version wie /v2. Prüfen Sie Ihre, falls der Test fehlschlägt.',
  key: 'Schlüssel',
  pasteKey: 'Schlüssel einfügen',
  keyIsSet: 'Ein Schlüssel ist hinterlegt.',
  keyKeptHere:
    'Figma bewahrt ihn auf diesem Computer auf, nicht in der Datei. Entfernen Sie ihn danach auf gemeinsam genutzten Computern.',
  keyKeptForNow: 'Gilt, bis Glance geschlossen wird.',
  rememberKey: 'Auf diesem Computer merken',
  forgetKey: 'Schlüssel entfernen',
  otherKey: 'Der gespeicherte Schlüssel gehört zu einer anderen Adresse',
  otherKeyAbout: (origin) =>
    `Er gilt für ${origin} und wird an keine andere Adresse gesendet. Geben Sie den Schlüssel dieser Adresse ein, der ihn ersetzt, oder ändern Sie die Adresse zurück.`,
  testConnection: 'Verbindung testen',
  testing: 'Die Verbindung wird getestet.',
  works: 'Die Verbindung funktioniert',
  worksNot: 'Die Verbindung funktioniert nicht',
  adviceHere: (advice) => advice.replace(/,? in den Einstellungen\b/, ''),
  details: 'Erweitert',
  detailsAbout:
    'Metadaten-Schlüssel für Zielgruppe und Marke (fragen Sie Ihren Dienst). Bleibt ein Feld leer, wird dieser Text nicht gesendet.',
  audienceKey: 'Zielgruppe wird gesendet als',
  brandKey: 'Marke wird gesendet als',
  keyTaken: (key) => `„${key}“ ist schon der Schlüssel eines anderen Textes im Briefing.`,
  sameKeys: 'Zielgruppe und Marke brauchen verschiedene Schlüssel.',
  tagResourceType: 'Ressourcentyp der Tags',
  tagResourceTypeAbout: 'Wovon die Tags durchsucht werden, etwa screenshot.',
  noType: 'Geben Sie einen Typ ein, etwa screenshot.',
  badType: 'Das ist kein Typ.',
  adScoreMax: 'Höchster Wert der Anzeigensichtbarkeit',
  adScoreMaxAbout: 'Zeigt Werte von Anzeigen auf ihrer Skala. Fragen Sie Ihren Dienst.',
  badScoreMax: 'Geben Sie eine Zahl über 0 ein, etwa 1 oder 100.'
}
