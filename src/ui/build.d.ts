/** The build injects the style sheet and gives its class names. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

/** The build puts small pictures into the script. */
declare module '*.webp' {
  const address: string
  export default address
}

/** False in the offline build, whose panel offers no service and contains no code that calls one. */
declare const GLANCE_CONNECTS: boolean
