/** What kind of picture is looked at; chooses where people look by habit. */
export type Medium = 'desktopWeb' | 'mobileWeb' | 'generic'
