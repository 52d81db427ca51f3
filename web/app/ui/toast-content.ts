export interface ToastContent {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly description: string;
}
