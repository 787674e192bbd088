"""The one palette: every colour of the pieces and of the table."""

INK, INK2, RUBRIC = '#2B2118', '#5B4833', '#6E1A22'
PARCH, PARCH2, PARCH3 = '#F1E4C6', '#D9C49A', '#FBF3DE'
OAK, OAKD, OAKL = '#5A3B22', '#2C1B0F', '#7C5632'
GOLD, GOLDL, GOLDD = '#C99A2E', '#F2D37A', '#8A6316'
GLOW = '#FFE08A'

ORDER = ['black', 'grey', 'blue', 'purple', 'orange', 'brown']
#         base       light      dark       ground of a large area
PROVINCE = {
    'black': ('#2E2A33', '#57505F', '#17141B', '#35313B'),
    'grey': ('#868B92', '#B4B9C1', '#5D636D', '#7A7F87'),
    'blue': ('#3792C8', '#86C8EA', '#23668F', '#4A87A8'),
    'purple': ('#703C94', '#A97CC8', '#512A6D', '#6C4C86'),
    'orange': ('#D66F18', '#F5AC66', '#9C4F0D', '#BE7338'),
    'brown': ('#74462A', '#A5714C', '#472816', '#6B4A33'),
}
#         base, second tone of the pattern, dark, light, colour of the charge
PLAYER = {
    'blue': ('#1F4E9E', '#C9DDF5', '#102D62', '#5E8BD8', '#FFFFFF'),
    'yellow': ('#E3B51C', '#6B3F06', '#9A7607', '#F8DC74', '#3A2605'),
    'red': ('#A81A2B', '#F4CDBB', '#6E0F16', '#E2606A', '#F6D579'),
    'green': ('#2B8A4B', '#D3EBB9', '#174820', '#6DB878', '#FFFFFF'),
}
