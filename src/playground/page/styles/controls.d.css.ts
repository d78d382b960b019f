declare const styles: {
  readonly "figma-dark": string;
  readonly "icon-button": string;
  readonly "menu": string;
  readonly "menu__item": string;
  readonly "menu__keys": string;
  readonly "menu__line": string;
  readonly "menu__list": string;
  readonly "menu__list--end": string;
  readonly "text-button": string;
  readonly "text-button--framed": string;
};
export default styles;

