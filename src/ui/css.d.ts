/** The build injects a style sheet and gives its class names; a leading `!` leaves them as they are. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

declare module '!*.css' {
  const nothing: Readonly<Record<string, never>>
  export default nothing
}
