/** The kind of picture as the interface names it; chooses where people look by habit. */
export type Medium = 'desktopWeb' | 'mobileWeb' | 'generic'
