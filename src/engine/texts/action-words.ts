/** Words that name a main action by themselves. */
const MAIN = /\b(?:primary|main|cta|call to action)\b/i
/** Accounts and payment of other brands. */
const BRANDED =
  /(?:^|\s)(?:with|via|mit|über|avec|con|com|met|med) (?:[\w-]+ )?(?:google|apple|facebook|microsoft|github|gitlab|linkedin|twitter|x|sso|okta|passkey|paypal)\b|^paypal$/iu
/** The ways beside the main one: second choices and the way out. */
const BESIDE = new RegExp(
  [
    '\\b(?:secondary|tertiary|2nd|second|ghost|cancel|back|abbrechen|zurück)\\b',
    '^(?:skip|not now|maybe later|later|decline|reject(?: all)?|accept(?: all| cookies)?|ok|got it|continue shopping|überspringen|nicht jetzt|später|ablehnen|(?:alle )?akzeptieren|verwerfen|weiter einkaufen)$'
  ].join('|'),
  'iu'
)

/** Words on buttons for what a design is made for, in many languages; a star stands for any ending. */
const ACTIONS = namesOf(`
  buy order pay check-out purchase subscribe sign-up create-account create-your register join start get-started try book reserve donate
  download install apply add-to continue send submit request shop-now shop-the contact-us book-now
  kaufen jetzt bestellen bezahlen zahlungspflichtig registrier* konto-erstellen abonnier* abschicken absenden buchen
  spenden herunterladen testen reservieren überweisen los-geht's in-den-warenkorb zum-warenkorb zur-kasse weiter
  acheter commander payer s-inscrire s-abonner commencer essayer réserver faire-un-don télécharger
  ajouter-au* envoyer continuer
  comprar pedir pagar suscrib* registr* empezar empieza comenzar probar prueba reservar donar descargar
  añadir-al* continuar enviar
  acquista ordina paga iscriviti abbonati inizia prova prenota dona scarica aggiungi-al* invia continua
  assinar assine cadastr* começar experimentar doar baixar adicionar-ao
  koop kopen bestel* betalen aanmelden registreer abonneer* proberen boek doneer in-winkel*
  kup zamów zapłać zarejestruj* subskrybuj zacznij wypróbuj zarezerwuj
  köp køb kjøp beställ bestil betal* prenumerera kom-igång boka bli-medlem osta tilaa
  купить заказать оплатить зарегистр* начать подписаться в-корзину
`)
/** The same in scripts that put no spaces between words. No literal: the build could not write it in plain letters, as the panel's text is. */
const UNSPACED = new RegExp(
  '購入|注文|登録|カート|申し込|予約|支払|购买|立即|注册|下单|支付|加入购物车|订阅|预订|구매|주문|가입|결제|장바구니|시작'
)

/** Words that ask for it where a label begins with them, or in German ends. */
const ASKS = new RegExp(
  '^(?:\\+ ?)?(?:create|add|new|start|get|find|search \\w|book|build|make|choose|select|next|share|upgrade|invite|compose|write|post|publish|launch|begin|open|request|review)(?!\\p{L})|' +
    '(?<!\\p{L})(?:erstellen|anlegen|hinzufügen|senden|starten|einladen|wählen|suchen|teilen|wechseln|öffnen)$',
  'iu'
)

/** Controls that are there to be read, to move about or to fill in, and are no main action. */
const ASIDE =
  /\b(?:price|tag|badge|chip|pill|label|discount|count|status|nav|navigation|menu|tabs?|breadcrumb|pagination|filter|sort|field|input|select|dropdown|toggle|switch|slider|checkbox|radio|stepper|tooltip|toast|avatar|back|close|cookie)\b/i
/** How forms are ended: a main action where it is filled, a bookmark where it is not. */
const KEEPS = namesOf(`
  save done confirm finish verify delete log-in sign-in search anmelden einloggen suche löschen speichern sichern fertig bestätigen veröffentlichen enregistrer terminer guardar
  confirmar salva conferma salvar opslaan zapisz spara lagre gem tallenna сохранить
`)
/** Words on badges, whatever the badges are named. */
const BADGE =
  /^(?:new|beta|pro|sale|hot|popular|most popular|most chosen|best ?seller|best value|featured|recommended|sold out|save \d.*|save [\p{Sc}].*|up to .*%.*|neu|beliebt|am beliebtesten|empfohlen|ausverkauft|angebot|bestseller|sie sparen.*|spar.*%.*)$/iu
/** Nothing but an amount, a count or a date. */
const AMOUNT = /^[\p{Sc}\d\s.,:/%+×x\u2212\u2013-]+(?:kr|z\u0142|eur|usd|gbp|chf)?$/iu

/**
 * How clearly a control says that it is the main action: 2 by its role, 1 by what its name, or what is written on it,
 * asks for, 0.5 where it ends a form, 0 not, -1 where it is the way beside it. A name that puts it aside counts for more
 * than what is written on it.
 */
export function actionWorth(name: string, label = ''): number {
  if (isBranded(name, label) || BESIDE.test(name) || BESIDE.test(label)) return -1
  if (MAIN.test(name)) return 2
  if (isAside(name)) return 0
  const said = isAsideLabel(label) ? '' : label
  if ([name, said].some(asks)) return 1
  return KEEPS.test(name) || KEEPS.test(said) ? 0.5 : 0
}

function asks(words: string): boolean {
  return ACTIONS.test(words) || ASKS.test(words) || UNSPACED.test(words)
}

/** True for a sign-in or a payment with another brand, whose colours are its own. */
export function isBranded(name: string, label = ''): boolean {
  return BRANDED.test(name) || BRANDED.test(label)
}

/** True for the name of a price, a badge, a field or a step of a navigation. */
export function isAside(name: string): boolean {
  return ASIDE.test(name) || isBadge(name)
}

/** The same of what is written on a control, which begins with it; words that go on, “Find a site…”, are in a field. */
export function isAsideLabel(label: string): boolean {
  return label.search(ASIDE) === 0 || isBadge(label) || /(?:…|\.{3})\s*$/.test(label)
}

function isBadge(words: string): boolean {
  return BADGE.test(words.trim()) || AMOUNT.test(words.trim())
}

function namesOf(words: string): RegExp {
  const names = words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const name = word.replace('*', '').replace(/-/g, "[ ’'-]?")
      return word.endsWith('*') ? name : `${name}(?!\\p{L})`
    })
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'iu')
}
