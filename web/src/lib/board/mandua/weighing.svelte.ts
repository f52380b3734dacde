/** Whether the player has seen what an action would lead to: then the guide need not say how. */
export const weighing = $state({ known: false });
