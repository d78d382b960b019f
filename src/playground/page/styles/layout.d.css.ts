declare const styles: {
  readonly "failure": string;
  readonly "heading": string;
  readonly "shell": string;
  readonly "sidebar": string;
  readonly "sidebar--left": string;
  readonly "sidebar--right": string;
  readonly "stage": string;
};
export default styles;

