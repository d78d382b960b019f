/** Screens as lines for `drawScreen`, by their names: what many teams draw, each with the main action that a designer names. */
export const SCREENS: Readonly<Record<string, string>> = {
  'Log in, orange': `phone
    at 24 90 342
    h2 "Welcome back"
    field "Email" name=Input
    field "Password" name=Input
    link "Forgot password?"
    button! "Log in" #F97316
    ghost "Continue with Google"
    small "New here? Create an account"`,
  Anmelden: `phone #F8FAFC
    at 24 120 342
    h2 "Willkommen zurück"
    field "E-Mail-Adresse"
    field "Passwort"
    button! "Anmelden" #0F766E
    link "Passwort vergessen?"
    ghost "Mit Apple anmelden"
    ghost "Mit Google anmelden"`,
  'Workspace with SSO': `desktop #F9FAFB
    at 520 180 400
    h2 "Create your workspace"
    button "Continue with Okta SSO" #111827
    field "Workspace name"
    field "Work email"
    button! "Create workspace" #16A34A
    small "You can invite your team later"`,
  'SSO below a quiet form': `desktop
    at 500 160 440
    h2 "Sign in to Harbor"
    field "Email"
    button! "Continue" #4F46E5
    small "or"
    button "Sign in with Google" #DB4437
    button "Sign in with Microsoft" #2F2F2F`,
  'Third parties alone': `phone #0B1020
    at 24 480 342
    h2 "Start listening" #FFFFFF
    button! "Sign up free" #22C55E #000000
    ghost "Continue with Google" #111827 #FFFFFF
    ghost "Continue with Apple" #111827 #FFFFFF
    bare "Log in" #0B1020 #FFFFFF`,
  'Profile settings': `phone
    at 24 60 342
    h2 "Edit profile"
    image h=96 w=96
    field "Name"
    field "City"
    field "Phone"
    button! "Save" #EA580C
    bare "Delete account" #FFFFFF #DC2626`,
  Einstellungen: `desktop #F3F4F6
    at 0 0 240
    card #111827 h=900
    at 24 40 200 24
    text "Profil" #FFFFFF
    text "Abrechnung" #9CA3AF
    text "Team" #9CA3AF
    text "Sicherheit" #9CA3AF
    at 320 80 700
    h2 "Profil bearbeiten"
    field "Vorname"
    field "Nachname"
    field "E-Mail"
    ghost "Abbrechen" w=140 | button! "Änderungen speichern" #2563EB w=230`,
  'Trial wall': `phone #FFF7ED
    at 24 80 342
    image h=240
    h2 "Read without limits"
    text "Cancel any time."
    button! "Start 30-day trial" #C2410C
    bare "Maybe later" #FFF7ED #7C2D12
    link "Restore purchase"`,
  'Landing, header subscribe': `page
    at 80 28 1280
    h3 "The Ledger" | link "World" | link "Markets" | link "Opinion" | link "Tech"
    at 1180 22 180
    button! "Subscribe" #B91C1C
    at 80 130 1280
    h1 "Rates held as inflation eases"
    image h=480
    text "Central banks leave borrowing costs where they are for a third month."
    at 80 1500 620
    h2 "Our newsletter"
    field "Your email" | button "Get the newsletter" #111827`,
  'Landing, green': `page
    at 80 28 1200
    h3 "Growly" | link "Product" | link "Pricing" | link "Docs" | link "Blog"
    at 1160 22 200
    ghost "Log in" w=90 | button "Sign up" w=100 #111827
    at 80 200 700
    h1 "Grow your shop in days"
    text "The toolkit for small brands."
    button! "Start free trial" #16A34A h=56 w=220 | ghost "Watch demo" h=56
    at 860 180 500
    image h=420
    at 80 1700 800
    h2 "Ready?"
    button "Start free trial" #16A34A h=56 w=220`,
  Startseite: `page #FFFBEB
    at 80 28 1200
    h3 "Brotzeit" | link "Sortiment" | link "Über uns" | link "Kontakt"
    at 80 180 640
    h1 "Frisches Brot vor die Tür"
    text "Jeden Morgen bis sieben Uhr."
    button! "Jetzt bestellen" #B45309 h=56 w=240
    at 800 140 560
    image h=460
    at 80 1400 700
    h2 "Newsletter"
    field "E-Mail" | button "Abonnieren" #111827`,
  'Checkout, phone': `phone
    at 24 60 342
    h2 "Checkout"
    card #F3F4F6 h=120
    text "Desk lamp"
    text "€ 89.00"
    space 40
    field "Card number"
    field "Expires"
    ghost "Apply code" w=140
    space 120
    button! "Pay € 94.90" #111827 h=56`,
  Kasse: `desktop
    at 120 100 560
    h2 "Kasse"
    field "Adresse"
    field "Ort"
    ghost "Gutschein einlösen"
    at 780 100 480
    card #F9FAFB h=420 w=520
    at 800 130 440
    h3 "Deine Bestellung"
    text "Lampe 89,00 €"
    text "Versand 4,90 €"
    h3 "93,90 €"
    button! "Zahlungspflichtig bestellen" #15803D h=56`,
  Cart: `desktop
    at 80 60 800
    h2 "Your bag"
    image h=140 w=140 | text "Linen shirt" | small "Remove"
    image h=140 w=140 | text "Canvas shoes" | small "Remove"
    at 960 120 380
    h3 "Total £124"
    button! "Checkout" #000000 h=56
    button "PayPal" #FFC439 #111827 h=56
    ghost "Continue shopping" h=56`,
  'Product page': `desktop
    at 80 60 1200
    link "Home" | link "Lamps" | link "Desk"
    at 80 120 640
    image h=600
    at 800 140 480
    h1 "Dome lamp" s=36
    h3 "€149"
    badge "New" #DC2626
    chip "Oak" #E5E7EB #111827 | chip "Ash" #E5E7EB #111827 | chip "Walnut" #111827
    button! "Add to bag" #1D4ED8 h=56
    ghost "Save for later" h=56`,
  'Product, buy bar': `long
    at 0 0 390
    image h=420
    at 24 440 342
    h2 "Trail shoe"
    text "Light, dry and made to last."
    chip "39" #F3F4F6 #111827 | chip "40" #F3F4F6 #111827 | chip "41" #111827
    at 0 744 390
    in #FFFFFF h=100 name=Buy_bar
    button! "Buy now" #DB2777 h=56
    end`,
  Produkt: `phone
    at 0 0 390
    image h=360
    at 24 380 342
    h2 "Wasserkocher"
    h3 "49,90 €"
    text "Auf Lager, morgen da"
    button! "In den Warenkorb" #DC2626 h=52
    ghost "Merken" h=52`,
  Pricing: `desktop #F8FAFC
    at 560 60 400
    h1 "Pick a plan"
    at 120 180 340
    card #FFFFFF h=480 w=370
    at 140 210 330
    h3 "Free"
    h2 "$0"
    text "For one person"
    ghost "Get Free"
    at 530 180 340
    card #EEF2FF h=500 w=370
    at 550 210 330
    badge "Most popular" #F59E0B
    h3 "Team"
    h2 "$12"
    text "For up to ten"
    button! "Start with Team" #4F46E5
    at 940 180 340
    card #FFFFFF h=480 w=370
    at 960 210 330
    h3 "Company"
    h2 "$40"
    text "For everyone"
    ghost "Contact sales"`,
  Preise: `desktop
    at 120 60 600
    h1 "Preise"
    at 120 200 500
    card #F1F5F9 h=420
    at 150 230 440
    h3 "Basis"
    h2 "0 €"
    text "Für den Anfang"
    ghost "Basis wählen"
    at 720 200 500
    card #ECFDF5 h=420
    at 750 230 440
    h3 "Plus"
    h2 "9 €"
    text "Alles darin"
    button! "Plus testen" #059669`,
  'Modal, delete': `desktop
    at 80 40 1000
    h2 "Projects"
    at 1180 36 180
    button "New project" #2563EB
    at 80 140 1200
    card #F3F4F6 h=500
    text "Harbour redesign"
    text "Annual report"
    at 0 0 1440
    scrim #000000/50 h=900
    at 480 280 480
    in #FFFFFF h=260 pad=30 name=Dialog
    h3 "Delete “Annual report”?"
    text "This cannot be undone."
    space 40
    ghost "Cancel" w=200 | button! "Delete" #DC2626 w=200
    end`,
  'Modal, invite': `desktop #F9FAFB
    at 80 40 1000
    h2 "Team"
    at 1200 36 160
    button "Upgrade" #F59E0B h=56
    at 0 0 1440
    scrim #111827/60 h=900
    at 460 220 520
    in #FFFFFF h=340 pad=30 name=Dialog
    h3 "Invite people"
    field "Emails"
    chip "Editor" #E5E7EB #111827 | chip "Viewer" #E5E7EB #111827
    ghost "Copy link" w=160 | button! "Send invites" #7C3AED w=200
    end`,
  'Dialog, Speichern': `phone #E5E7EB
    at 24 80 342
    h2 "Notizen"
    text "Einkauf"
    button "Neue Notiz" #F59E0B
    at 0 0 390
    scrim #000000/60 h=844
    at 24 320 342
    in #FFFFFF h=220 pad=30 name=Dialog
    h3 "Änderungen sichern?"
    text "Sonst gehen sie verloren."
    button! "Sichern" #2563EB
    bare "Verwerfen" #FFFFFF #DC2626
    end`,
  'Sheet, share': `phone #F3F4F6
    at 24 60 342
    h2 "Trip to Porto"
    image h=260
    button "Book again" #EA580C
    at 0 0 390
    scrim #000000/40 h=844
    at 0 500 390
    in #FFFFFF h=344 pad=30 name=Dialog
    h3 "Share trip"
    field "Name or email"
    button! "Share" #0EA5E9 #FFFFFF
    bare "Not now" #FFFFFF #374151
    end`,
  'Cookie notice on shop': `desktop
    at 80 40 900
    h3 "Nordlicht"
    at 80 180 640
    h1 "Lights for long nights"
    button! "Shop the collection" #B45309 h=60 w=280
    at 780 120 560
    image h=440
    at 0 780 1440
    card #111827 h=120
    at 80 806 1200
    text "We use cookies." #FFFFFF | ghost "Settings" #111827 #FFFFFF | button "Accept" #FFFFFF #111827`,
  Article: `page
    at 80 28 1000
    h3 "Weekly" | link "News" | link "Culture" | link "Sport" | link "Food"
    at 280 140 880
    h1 "How a town saved its river"
    small "By Ana Ruiz, 12 May"
    image h=460
    text "It began with a bucket and a question that no one could answer."
    text "Ten years later the otters are back, and so are the swimmers."`,
  'Dashboard, no action': `desktop #F3F4F6
    at 0 0 220
    card #1F2937 h=900
    at 24 40 180
    chip "Overview" #374151 name=Nav/Overview
    text "Orders" #D1D5DB
    text "Customers" #D1D5DB
    text "Reports" #D1D5DB
    at 280 60 1100
    h2 "Overview"
    at 280 140 1100
    card #FFFFFF h=140
    text "Revenue"
    h1 "€ 41,200"
    at 280 320 1100
    card #FFFFFF h=420
    text "Orders by week"`,
  'Dashboard, new invoice': `desktop #F8FAFC
    at 280 50 700
    h2 "Invoices"
    at 1180 44 200
    button! "New invoice" #2563EB
    at 0 0 220
    card #0F172A h=900
    at 24 40 180
    text "Home" #CBD5E1
    text "Invoices" #FFFFFF
    text "Clients" #CBD5E1
    at 280 140 1100
    tool "Filter" #E5E7EB #111827 | tool "Export" #E5E7EB #111827
    card #FFFFFF h=500
    text "#1042 Meyer GmbH"
    text "#1041 Blue Fox"
    text "#1040 Atelier Nord"`,
  Chat: `phone #F9FAFB
    at 24 60 342
    h3 "Mia"
    card #E5E7EB h=60 w=240
    text "Are you there yet?"
    space 30
    card #DBEAFE h=60 w=240
    text "Ten minutes!"
    space 380
    field "Message"`,
  'Onboarding, next': `phone #EEF2FF
    at 24 100 342
    image h=300
    h2 "Track every ride"
    text "Distance, height and mood."
    space 100
    button! "Next" #4338CA h=56
    bare "Skip" #EEF2FF #4338CA`,
  'Onboarding, Weiter': `phone #ECFEFF
    at 24 140 342
    image h=280
    h2 "Alle Bahnen in einer App"
    text "Auch ohne Netz."
    space 60
    button! "Los geht’s" #0E7490 h=56
    link "Ich habe schon ein Konto"`,
  'Quiz step': `phone
    at 24 60 342
    small "Step 3 of 5"
    h2 "How often do you run?"
    ghost "Never" h=56
    ghost "Once a week" h=56
    ghost "Most days" h=56
    space 180
    button! "Continue" #65A30D h=56`,
  Booking: `desktop #F0F9FF
    at 80 40 1000
    h3 "Fjordline" | link "Routes" | link "Offers" | link "Help"
    at 80 200 700
    h1 "Where to next?"
    at 80 340 1280
    card #FFFFFF h=120
    at 110 372 1200
    field "From" w=280 | field "To" w=280 | field "Date" w=240 | button! "Search trips" #0284C7 w=200 h=52
    at 80 520 1280
    image h=320`,
  Buchung: `phone
    at 0 0 390
    image h=280
    at 24 300 342
    h2 "Hotel am Hafen"
    text "2 Nächte, 2 Personen"
    h3 "218 €"
    chip "Frühstück" #F3F4F6 #111827 | chip "Parkplatz" #F3F4F6 #111827
    space 80
    button! "Zimmer reservieren" #BE123C h=56`,
  Donation: `desktop #FEF2F2
    at 420 100 600
    h1 "Every meal counts"
    chip "€5" #FFFFFF #111827 h=56 | chip "€20" #FCA5A5 #111827 h=56 | chip "€50" #FFFFFF #111827 h=56
    field "Other amount"
    button! "Donate €20" #DC2626 h=60
    small "Tax receipts come by email."`,
  'App store page': `desktop
    at 120 120 200
    image h=180 w=180
    at 340 120 700
    h2 "Tide"
    text "Sleep, slowly."
    button! "Get the app" #2563EB w=180
    at 120 380 1200
    image h=400`,
  Download: `desktop #111827
    at 420 220 600
    h1 "Code at full speed" #FFFFFF
    text "The editor that keeps up." #9CA3AF
    button! "Download for macOS" #FACC15 #111827 h=60
    bare "Other systems" #111827 #9CA3AF`,
  'Contact form': `desktop
    at 420 80 600
    h2 "Tell us about it"
    field "Name"
    field "Email"
    field "How can we help?" h=180
    button! "Send message" #0D9488 w=200`,
  Kontakt: `phone
    at 24 60 342
    h2 "Kontakt"
    field "Name"
    field "E-Mail"
    field "Nachricht" h=160
    button! "Nachricht senden" #1E3A8A
    small "Wir antworten in einem Tag."`,
  'Newsletter banner': `banner #FDE68A
    at 40 60 560
    h2 "Recipes every Friday"
    text "Quick, cheap, good."
    at 700 92 220
    button! "Subscribe" #111827 h=60`,
  Werbung: `square #1E3A8A
    at 80 120 900
    h1 "Strom, der passt" #FFFFFF s=72
    image h=420
    button! "Jetzt wechseln" #FACC15 #111827 h=90 w=420 s=28`,
  'Mail app': `desktop
    at 0 0 240
    card #F3F4F6 h=900
    at 24 30 190
    button! "Compose" #2563EB
    text "Inbox"
    text "Sent"
    text "Drafts"
    at 280 40 1000
    text "Lena: Photos from Sunday"
    text "Bank: Your statement"
    text "Jon: Lunch?"`,
  Kanban: `desktop #F1F5F9
    at 40 36 900
    h3 "Sprint 14" | chip "Mine" #E2E8F0 #111827 | chip "Bugs" #E2E8F0 #111827
    at 1220 30 180
    button! "Add task" #7C3AED
    at 40 120 400
    card #FFFFFF h=180
    text "Fix the header"
    badge "High" #DC2626
    at 480 120 400
    card #FFFFFF h=180
    text "New onboarding"
    badge "Low" #16A34A`,
  'Upgrade banner': `desktop
    at 0 0 1440
    card #312E81 h=64
    at 40 12 900
    text "Your trial ends in 3 days" #FFFFFF
    at 1220 10 180
    button! "Upgrade" #FBBF24 #111827 h=44
    at 80 140 1000
    h2 "Files"
    text "Brand guide"
    text "Homepage"
    text "Icons"`,
  'Empty state': `desktop #F9FAFB
    at 520 240 400
    image h=200
    h3 "No projects yet"
    text "Make one to get going."
    button! "Create project" #DB2777
    link "Import from file"`,
  Verification: `phone
    at 24 120 342
    h2 "Enter the code"
    text "Sent to +49 151 234"
    field "1" w=48 h=56 | field "2" w=48 h=56 | field "3" w=48 h=56 | field "4" w=48 h=56
    button! "Verify" #111827 h=52
    link "Send again"`,
  'Konto anlegen': `desktop #FFFFFF
    at 0 0 600
    card #0F766E h=900
    at 60 300 480
    h1 "Mehr Zeit fürs Team" #FFFFFF s=34
    at 760 140 480
    h2 "Konto anlegen"
    field "Name"
    field "E-Mail"
    field "Passwort"
    button! "Konto erstellen" #99F6E4 #134E4A
    small "oder"
    ghost "Mit Google fortfahren"`,
  'Banking, transfer': `phone #F8FAFC
    at 24 60 342
    h2 "Send money"
    field "To"
    field "Amount"
    field "Note"
    space 200
    button! "Review transfer" #047857 h=56`,
  'Bank, Start': `phone #0F172A
    at 24 70 342
    small "Kontostand" #94A3B8
    h1 "2.418,20 €" #FFFFFF
    button! "Überweisen" #38BDF8 #0F172A w=160 | ghost "Anfordern" #0F172A #FFFFFF w=160
    text "Bäckerei Sonne −4,20 €" #E2E8F0
    text "Gehalt +2.900,00 €" #E2E8F0`,
  Player: `phone #18181B
    at 24 80 342
    image h=342
    h2 "Night bus" #FFFFFF
    text "Kora" #A1A1AA`,
  Weather: `phone #0EA5E9
    at 24 80 342
    h1 "17°" #FFFFFF s=96
    h3 "Light rain" #FFFFFF
    chip "Hourly" #0369A1 | chip "Daily" #0369A1
    card #0284C7 h=200
    text "Mon 18°" #FFFFFF
    text "Tue 21°" #FFFFFF`,
  'Product list': `desktop
    at 80 40 1000
    h2 "Chairs"
    chip "Wood" #F3F4F6 #111827 | chip "Metal" #F3F4F6 #111827 | chip "Under €100" #F3F4F6 #111827
    at 80 160 380
    image h=300
    text "Stool"
    button! "Add to cart" #111827
    at 500 160 380
    image h=300
    text "Bench"
    button! "Add to cart" #111827
    at 920 160 380
    image h=300
    text "Rocker"
    button! "Add to cart" #111827`,
  'Job page': `desktop
    at 160 60 800
    link "Jobs" | link "About" | link "Benefits"
    at 160 140 900
    h1 "Product designer"
    small "Berlin or remote"
    button! "Apply now" #F43F5E w=180 | ghost "Save job"
    text "You will shape how people plan their week."`,
  Event: `phone #FAF5FF
    at 0 0 390
    image h=300
    at 24 320 342
    badge "Sold out soon" #9333EA
    h2 "Open air cinema"
    text "Sat 21:30, Old port"
    at 24 760 342
    button! "Get tickets" #7E22CE h=56`,
  Lieferung: `phone
    at 24 50 342
    field "Suche" name=Search
    image h=160
    text "Pizzeria Napoli"
    image h=160
    text "Sushi Go"
    at 24 764 342
    button! "Zum Warenkorb · 24 €" #EA580C h=56`,
  'Two equal buttons': `phone
    at 24 300 342
    h2 "How will you use it?"
    button "For work" #2563EB h=56
    button "For fun" #2563EB h=56`,
  'Wide ghost, small fill': `desktop #0B1120
    at 420 240 600
    h1 "Ship on Fridays" #FFFFFF
    text "Deploys you can undo." #94A3B8
    button! "Start building" #22D3EE #0B1120 w=200 | ghost "Read the docs" #0B1120 #FFFFFF w=360`,
  'Label and price': `phone
    at 0 0 390
    image h=300
    at 24 320 342
    h2 "Espresso beans"
    text "Chocolate and cherry"
    in! #7C2D12 h=60 pad=18 name=CTA
    text "Buy" #FFFFFF | text "€14.90" #FFFFFF
    end`,
  'Instance on shape': `phone
    at 24 120 342
    h2 "Reset your password"
    field "Email" name=TextField
    button! "Send reset link" #0369A1 instance
    link "Back to log in"`,
  'Tab bar': `phone #FFFFFF
    at 24 60 342
    h2 "Today"
    image h=260
    text "Stretch for ten minutes"
    button! "Start workout" #EF4444
    at 0 770 390
    card #F3F4F6 h=74
    at 24 784 342
    tool "Home" #111827 | tool "Plan" #F3F4F6 #111827 | tool "Me" #F3F4F6 #111827`,
  // Written once the rules stood.
  'Insurance quote': `desktop
    at 80 30 1000
    h3 "Shelter" | link "Home" | link "Car" | link "Claims"
    at 1220 22 140
    ghost "My account"
    at 80 220 640
    h1 "Covered in minutes"
    text "No calls, no paper."
    button! "See my price" #9D174D w=200 | ghost "How it works"
    at 800 160 560
    image h=440`,
  'Mitglied werden': `phone #F7FEE7
    at 24 60 342
    image h=220
    h2 "Klettern für alle"
    chip "Monat" #D9F99D #365314 | chip "Jahr" #365314
    button! "Mitglied werden" #4D7C0F h=56
    ghost "Probestunde buchen" h=56`,
  'Connect wallet': `desktop #09090B
    at 100 30 800
    h3 "Drift" #FFFFFF | text "Swap" #A1A1AA | text "Pools" #A1A1AA
    at 1200 22 180
    button "Connect wallet" #3F3F46
    at 500 220 440
    card #18181B h=360
    at 520 250 400
    field "You pay" #27272A
    field "You get" #27272A
    button! "Connect to swap" #A855F7 h=56`,
  Bewerbung: `desktop
    at 360 80 720
    h2 "Bewerbung als Köchin"
    field "Name"
    field "Telefon"
    ghost "Lebenslauf hochladen"
    button! "Bewerbung abschicken" #B45309 w=260
    link "Entwurf speichern"`,
  'Paywall, long': `long #FAFAF9
    at 24 40 342
    h2 "The last lighthouse"
    image h=220
    text "For a century it burned."
    card #1C1917 h=230
    at 44 440 302
    h3 "Keep reading" #FFFFFF
    button! "Unlock all stories" #FDE047 #1C1917
    link "Already a member? Log in" #D6D3D1`,
  Rewards: `phone
    at 24 60 342
    h2 "1,240 points"
    card #FEF3C7 h=140
    text "Free coffee"
    small "900 points"
    button! "Redeem" #92400E w=140
    space 20
    card #F3F4F6 h=140
    text "Free lunch"
    small "2,000 points"`,
  Editor: `desktop #FFFFFF
    at 24 16 600
    tool "File" #FFFFFF #111827 | tool "Edit" #FFFFFF #111827 | tool "View" #FFFFFF #111827
    at 1190 14 230
    ghost "Share" w=90 h=36 | button! "Publish" #2563EB w=110 h=36
    at 300 140 840
    h1 "Untitled"
    text "Write something."`,
  Alert: `phone #FEF2F2
    at 24 280 342
    h2 "Payment failed"
    text "Your card was declined."
    button! "Update card" #B91C1C
    bare "Contact support" #FEF2F2 #7F1D1D`,
  Einlösen: `phone
    at 24 100 342
    h2 "Gutschein"
    field "Code"
    button! "Einlösen" #1D4ED8
    link "Wo finde ich den Code?"`,
  Lesson: `phone #F0FDFA
    at 24 60 342
    small "Lesson 4"
    h2 "The bakery"
    image h=260
    ghost "Listen" w=160 | ghost "Slow" w=160
    space 60
    button! "Check answer" #0D9488 h=56`,
  'Team page': `desktop
    at 120 80 1200
    h1 "People"
    at 120 200 360
    image h=260
    text "Ada, engineering"
    at 540 200 360
    image h=260
    text "Jonas, design"
    at 960 200 360
    image h=260
    text "Mei, support"`,
  Rechnung: `desktop #F8FAFC
    at 420 60 600
    h2 "Rechnung 2024-118"
    text "Fällig am 3. Juni"
    h1 "482,00 €"
    button! "Jetzt per Karte zahlen" #166534 h=56
    ghost "Als PDF laden" h=56`,
  'Hero, runner over all': `desktop
    at 0 0 1440
    image photo=1249 h=900
    at 80 28 1280
    h3 "Strand" #FFFFFF | link "Plans" #FFFFFF | link "Coaches" #FFFFFF | link "Journal" #FFFFFF
    at 760 300 600
    h1 "Run before the town wakes" #FFFFFF
    text "Twelve weeks, three mornings each." #FFFFFF
    button! "Start week one" #111827 h=56 w=220`,
  'Hero, family at the side': `desktop #FFFBF5
    at 80 28 1200
    h3 "Nestling" | link "How it works" | link "Prices" | link "Help"
    at 80 240 560
    h1 "Bedtime, made easy"
    text "Stories read aloud by people you love."
    button! "Record a story" #BE123C h=56 w=220 | ghost "Listen first" h=56
    at 720 130 640
    image photo=1649 h=640`,
  'Hero, clock on dark': `desktop #0B0B0F
    at 80 28 1200
    h3 "Tock" #FFFFFF | link "Shop" #A1A1AA | link "Service" #A1A1AA
    at 80 120 640
    image photo=1655 h=660
    at 800 260 520
    h1 "Wound by hand" #FFFFFF
    text "A bell, two springs, no updates." #A1A1AA
    h3 "€ 89" #FFFFFF
    button! "Add to basket" #FACC15 #111827 h=56 w=240`,
  'Hero, dog by the sea': `page
    at 0 0 1440
    image photo=1068 h=760
    at 80 28 1280
    h3 "Lowtide" | link "Rooms" | link "Table" | link "Find us"
    at 80 820 800
    h2 "A table at the edge of the sea"
    text "Lunch from noon, dogs welcome."
    button! "Book a table" #0F766E h=56 w=200`,
  'Hero, reader on a phone': `phone
    at 0 0 390
    image photo=1287 h=420
    at 24 450 342
    h2 "Read along tonight"
    text "Your book club, live at eight."
    button! "Join the room" #7C3AED h=52
    bare "Not now" #FFFFFF #6B7280`
}
