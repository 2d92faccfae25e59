"""What is put on the screen; the only room that knows anywidget and ipywidgets."""
