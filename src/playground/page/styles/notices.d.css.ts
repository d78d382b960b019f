declare const styles: {
  readonly "figma-dark": string;
  readonly "notice": string;
  readonly "notice--error": string;
  readonly "notice-in": string;
  readonly "notice__button": string;
  readonly "notice__close": string;
  readonly "notice__message": string;
  readonly "notices": string;
};
export default styles;

